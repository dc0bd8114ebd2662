# Untested: needs a Mac with Homebrew, and a release; OWNER and the checksum are those of the release.
class Fitspoken < Formula
  desc "Audits localized button titles and VoiceOver speech of Apple-platform apps"
  homepage "https://github.com/OWNER/fitspoken"
  url "https://github.com/OWNER/fitspoken/archive/refs/tags/0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "Apache-2.0"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "harfbuzz"
  depends_on "icu4c"
  depends_on "libb2"
  depends_on macos: :sequoia

  def install
    # icu4c is keg-only: pkg-config does not find it by itself.
    ENV.prepend_path "PKG_CONFIG_PATH", Formula["icu4c"].opt_lib/"pkgconfig"
    system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "fitspoken"
    bin.install ".build/release/fitspoken"
    generate_completions_from_executable(bin/"fitspoken", "--generate-completion-script")
    system "Scripts/make-man-pages", bin/"fitspoken", buildpath/"man"
    man1.install Dir["man/*.1"]
  end

  def caveats
    "Titles are measured with the fonts Inter and Noto: brew install font-inter font-noto-sans font-noto-sans-cjk"
  end

  test do
    (testpath/"de.lproj").mkpath
    (testpath/"de.lproj/Localizable.strings").write "\"a\" = \"b\";\n\"a\" = \"c\";\n"
    assert_match "duplicate-key", shell_output("#{bin}/fitspoken audit --format concise", 1)
  end
end
