/** Reproducible random numbers from a seed: Marsaglia's 32-bit xorshift, "Xorshift RNGs" (2003). */
export class Random {
  #state: number

  constructor(seed: number) {
    // A state of zero would stay zero.
    this.#state = seed | 0 || 1
  }

  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number {
    let x = this.#state
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    this.#state = x
    return (x >>> 0) / 2 ** 32
  }

  /** A whole number from `from` (inclusive) to `to` (exclusive). */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from))
  }

  oneOf<T>(values: readonly T[]): T {
    return values[this.whole(0, values.length)]!
  }
}
