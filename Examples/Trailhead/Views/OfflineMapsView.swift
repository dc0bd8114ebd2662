import SwiftUI

/// The list of maps on the device.
struct OfflineMapsView: View {
  var body: some View {
    VStack {
      Button("Download all maps") {}
        .frame(width: 140)
        .lineLimit(1)
      Button {
      } label: {
        Image(systemName: "trash")
      }
    }
  }
}
