declare module 'heic-decode' {
  interface Image {
    width: number
    height: number
    /** RGBA. */
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>
  }
  const decode: {
    all(file: { buffer: Uint8Array }): Promise<Image[] & { dispose(): void }>
  }
  export default decode
}
