import { expect, it } from 'vitest'
import { categories, vocabularies } from '#domains/poses/terms.ts'
import { bones, builds } from './body.ts'
import { moving } from './keys/moving.ts'
import { standing } from './keys/standing.ts'
import { poseSvg } from './pose-svg.ts'
import { SCENES, sceneAt } from './scenes.ts'
import { skeletonOf } from './skeleton.ts'
import { length, minus } from './space.ts'

const all = Array.from({ length: SCENES }, (_, index) => sceneAt(index))

it('every word of the five vocabularies finds poses in the demo world', () => {
  expect(SCENES).toBe(1_200)
  for (const category of categories)
    for (const word of Object.keys(vocabularies[category]))
      expect(all.filter((scene) => scene[category] === word).length, word).toBeGreaterThan(9)
})

it('a pose is drawn the same each time, in less than 40 KB', () => {
  for (let index = 0; index < SCENES; index += 37) {
    const svg = poseSvg(sceneAt(index))
    expect(svg).toBe(poseSvg(sceneAt(index)))
    expect(svg.length, `pose ${index}`).toBeLessThan(40_000)
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
  }
})

it('a pair in detail and three in a group are drawn in less than 40 KB, too, and so are those with the most lines', () => {
  const groups = all.filter(({ number }) => number !== 'one').filter((_, i) => i % 11 === 0)
  const longest = [52, 88, 412, 700, 808, 844, 1132].map(sceneAt)
  for (const scene of [...groups, ...longest]) expect(poseSvg(scene).length).toBeLessThan(40_000)
})

it('who stands or walks has both feet at the floor, and bones as long as bones are', () => {
  for (const pose of [...standing, moving[0]!])
    for (const body of Object.values(builds)) {
      const s = skeletonOf(pose, body)
      for (const leg of s.legs) {
        expect(leg.ankle[1]).toBeLessThan(bones.ankle + 0.03)
        expect(length(minus(leg.knee, leg.hip))).toBeCloseTo(bones.thigh * body.leg, 3)
        expect(length(minus(leg.ankle, leg.knee))).toBeCloseTo(bones.shin * body.leg, 3)
      }
      for (const arm of s.arms) expect(length(minus(arm.elbow, arm.shoulder))).toBeCloseTo(bones.upperArm, 3)
    }
})
