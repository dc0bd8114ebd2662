import ArgumentParser
@main struct Fitspoken: ParsableCommand {}
