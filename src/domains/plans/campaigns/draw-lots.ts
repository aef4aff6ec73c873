import { createHmac } from 'node:crypto'

/**
 * The winners in their order. Every entry gets a number that nobody can foresee without the seed; the smallest win. With
 * the seed anybody can make the same draw again.
 */
export function drawFrom(seed: Buffer, memberIds: readonly number[], count: number): number[] {
  return memberIds
    .map((id) => ({ id, lot: createHmac('sha256', seed).update(`lot:${id}`).digest('hex') }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ id }) => id)
}
