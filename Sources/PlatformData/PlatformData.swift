// PlatformData
