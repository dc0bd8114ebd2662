// VoiceOver
