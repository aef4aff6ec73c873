import { dice } from './dice.ts'

export const SAMPLES = 22_050
const LOUDEST = 0.11
/** How many seconds the pen is heard at a stretch, and how many the hand lifts it and looks. */
const HEARD = [0.5, 1.3] as const
const LIFTED = [0.6, 1.6] as const
type Moving = { seed: number; rate: number; paces: () => number[] }

/** What a pen on paper sounds like: soft noise that swells with the pace of the tip, as 16-bit samples of one channel. */
export function penSound(film: Moving): Buffer {
  const paces = film.paces()
  const roll = dice(film.seed, 'sound')
  const each = Math.round(SAMPLES / film.rate)
  const samples = Buffer.alloc(paces.length * each * 2)
  let [loud, low, smooth, grain, turns] = [0, 0, 0, 1, 0]
  let touches = false
  for (let i = 0; i < paces.length * each; i++) {
    const pace = paces[Math.floor(i / each)]!
    if (i % 900 === 0) grain = roll.range(0.55, 1)
    if (i >= turns) {
      touches = !touches
      turns = i + SAMPLES * (touches ? roll.range(...HEARD) : roll.range(...LIFTED))
    }
    loud += ((touches ? Math.min(1, pace / 26) * grain : 0) - loud) * 0.0016
    const noise = roll.range(-1, 1)
    // Between two slow filters lies the rustle of paper, without hiss or rumble.
    smooth += (noise - smooth) * 0.55
    low += (smooth - low) * 0.16
    samples.writeInt16LE(Math.round((smooth - low) * loud * LOUDEST * 32_767), i * 2)
  }
  return samples
}
