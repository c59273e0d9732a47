/** The parts of Tesseract (as WebAssembly) that this project uses. The package has no types. */
declare module 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js' {
  interface Api {
    /** @returns 0 if the languages were loaded */
    Init(folder: string | null, languages: string, engine: number): number
    SetVariable(name: string, value: string): void
    /** Loads `/input`, turned by an angle in radians. @returns 0 if the file is a picture */
    SetImageFile(orientation: number, radians: number): number
    SetRectangle(left: number, top: number, width: number, height: number): void
    FindLines(): number
    /** The slant of the lines, in radians. */
    GetGradient(): number
    Recognize(monitor: null): number
    GetJSONText(): string
  }
  interface Core {
    TessBaseAPI: new () => Api
    FS: { writeFile(path: string, data: Uint8Array): void }
  }
  export default function load(options: object): Promise<Core>
}
