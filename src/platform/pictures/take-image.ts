import { DeadlinePassed, msLeft } from '../deadline.ts'
import { commonRefusal } from '../refusal.ts'
import { makeFairTurns, NoRoom } from './fair-turns.ts'
import { readImageSize, sniffImage, type ImageSize } from './image-header.ts'
import { makePainters } from './painters.ts'
import { MAX_ANIMATION, MAX_PIXELS, MEGAPIXEL, type ImageRefusal, type ImageRules, type TakeResult } from './terms.ts'

const MAX_SIDE = 20_000
const MAX_FRAMES = 300

const painters = makePainters()
// One large picture takes up to a gigabyte; it never stands before what others have in hand.
const turns = makeFairTurns({ lanes: 2, largeLanes: 1, waitingOfOne: 6, waiting: 60 })

const refused = (why: ImageRefusal): TakeResult => ({ ok: false, why })

/** Takes a member's picture in: judged by its content, bounded before it is decoded, drawn anew by a process of its own. */
export async function takeImage(memberId: number, bytes: Buffer, rules: ImageRules): Promise<TakeResult> {
  const kind = sniffImage(bytes)
  if (!kind || !rules.kinds.includes(kind)) return refused('kind')
  if (bytes.length > rules.maxBytes) return refused('size')
  const size = readImageSize(bytes, kind)
  if (!size) return refused('broken')
  const beyond = whyOutOfBounds(size)
  if (beyond) return refused(beyond)
  const isLarge = size.width * size.height * size.frames > 16 * MEGAPIXEL
  const paint = async () => {
    // Whose turn came too late takes nobody's.
    if (msLeft() <= 0) throw new DeadlinePassed()
    return painters.paint({ bytes, kind, size, rules })
  }
  const result = await turns.take(String(memberId), isLarge, paint).catch((failure: unknown) => {
    throw failure instanceof NoRoom ? commonRefusal(failure.by === 'one' ? 'too-many' : 'unavailable', WAIT) : failure
  })
  if (!result) return refused('pixels')
  if (result.ok) result.image.bytes = Buffer.from(result.image.bytes)
  return result
}

const WAIT = { retryAfter: 10 }

export function whyOutOfBounds({ width, height, frames }: ImageSize): 'pixels' | 'frames' | null {
  const pixels = width * height
  if (width > MAX_SIDE || height > MAX_SIDE || pixels > MAX_PIXELS) return 'pixels'
  if (frames > MAX_FRAMES) return 'frames'
  return frames > 1 && pixels * frames > MAX_ANIMATION ? 'pixels' : null
}
