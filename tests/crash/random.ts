/** Random numbers that a seed repeats: Marsaglia's xorshift of 32 bits, "Xorshift RNGs" (2003). */
export class Random {
  #state: number

  constructor(seed: number) {
    // Zero would stay zero.
    this.#state = seed | 0 || 1
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    let x = this.#state
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    this.#state = x
    return (x >>> 0) / 2 ** 32
  }

  /** A whole number from `from` up to, not including, `to`. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from))
  }

  oneOf<T>(values: readonly T[]): T {
    return values[this.whole(0, values.length)]!
  }
}
