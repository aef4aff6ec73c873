import { disc, ground } from './ground.ts'
import { aestheticLine, drawProfile, profileContour } from '../figure/profile.ts'
import type { ProfileLook } from '../figure/profile-look.ts'
import { shadeOf } from '../figure/head-look.ts'
import { mixed, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, skins, type Tones } from '../tones.ts'

type Traits = Pick<ProfileLook, 'nose' | 'bridge' | 'up' | 'lips' | 'chin' | 'style'> & Partial<ProfileLook>

/** Somebody from the side in the colours of a sheet. */
export function someProfile(tones: Tones, traits: Traits): ProfileLook {
  const hair = traits.hair ?? tones.dark
  const cloth = traits.cloth ?? tones.accent
  return {
    ...{ brow: 0, age: 0, mood: 'calm', lash: true, beard: false, body: true, cloth, hair },
    hairLight: between(hair, tones.paper, 0.4),
    hairDark: shadeOf(hair),
    clothDark: between(cloth, tones.deep, 0.5),
    skin: tones.skin,
    blush: tones.blush,
    lip: between(tones.blush, tones.mouth, 0.5),
    iris: tones.dark,
    ...traits,
  }
}

const eLine = (s: Sheet, look: ProfileLook, width: number) => {
  const [nose, chin] = aestheticLine(look)
  for (let i = 0; i < 2; i++) s.pencil([mixed(nose, chin, -0.6), mixed(nose, chin, 1.5)], width)
}

/** Different people in a row, each with the line from nose to chin. */
export function drawProfileRow(s: Sheet) {
  const { tones } = s
  ground(s, tones.pale)
  const old = '#D5D8DE'
  const skin = (at: number) => ({ skin: skins[at]!, blush: between(skins[at]!, '#C4573F', 0.35) })
  const people: Traits[] = [
    {
      nose: 0,
      bridge: 0,
      up: 0.04,
      lips: 0.03,
      chin: -0.02,
      style: 'bob',
      hair: '#4A2F2C',
      cloth: '#3F7CAC',
      ...skin(1),
    },
    {
      nose: 0.12,
      bridge: 0.07,
      up: -0.03,
      lips: -0.02,
      chin: 0.06,
      style: 'short',
      brow: 0.05,
      lash: false,
      hair: '#2F2C38',
      ...skin(3),
    },
    {
      nose: -0.02,
      bridge: -0.03,
      up: 0.06,
      lips: 0.08,
      chin: 0.02,
      style: 'curly',
      hair: '#3A2A2C',
      cloth: '#F2B33D',
      ...skin(5),
    },
    {
      nose: 0.18,
      bridge: 0.1,
      up: -0.05,
      lips: -0.06,
      chin: 0.08,
      style: 'bald',
      age: 1,
      hair: old,
      lash: false,
      brow: 0.05,
    },
    {
      nose: 0.03,
      bridge: -0.01,
      up: 0.05,
      lips: 0.02,
      chin: 0,
      style: 'pony',
      hair: '#C9653A',
      cloth: '#2F866C',
      ...skin(0),
    },
    {
      nose: -0.06,
      bridge: -0.04,
      up: 0.06,
      lips: 0.03,
      chin: -0.08,
      style: 'spiky',
      lash: false,
      hair: '#E0B04F',
      cloth: '#7A5BB0',
      ...skin(2),
    },
    {
      nose: 0.06,
      bridge: 0.03,
      up: 0,
      lips: -0.02,
      chin: 0.03,
      style: 'bun',
      age: 0.8,
      hair: old,
      cloth: '#B9476A',
      ...skin(2),
    },
    {
      nose: 0.08,
      bridge: 0.02,
      up: 0.02,
      lips: 0,
      chin: 0.06,
      style: 'long',
      hair: '#5E4A8C',
      cloth: '#4FA3B0',
      ...skin(4),
    },
  ]
  s.pen = 0.66
  people.forEach((traits, i) => {
    const look = someProfile(tones, { cloth: tones.accent, ...traits })
    const [x, y] = [((i % 4) - 1.5) * 300 + 6, i < 4 ? -170 : 166]
    const cell: Point[] = [
      [x - 150, y - 160],
      [x + 138, y - 160],
      [x + 138, y + 164],
      [x - 150, y + 164],
    ]
    s.flat(cell, ['#CFE7F5', '#FBE3A4', '#F7C9B6', '#D5EBC0', '#D9CFF2', '#C6E8D6', '#F9D7B0', '#F6CBD6'][i]!, {
      corners: true,
      still: true,
    })
    s.within(cell, () => s.at(x, y, { scale: 94 }, () => drawProfile(s, look)), true)
    s.at(x, y, { scale: 94 }, () => eLine(s, look, 4.6))
  })
  s.pen = 1
}

/** One large profile whose line from forehead to throat is the picture; beside it that line alone. */
export function drawProfileLine(s: Sheet) {
  const { tones } = s
  ground(s, tones.soft)
  s.flat(disc([(150 * s.hw) / 640, -20], 330), tones.pale, { still: true })
  // Head and line move together on a narrower sheet.
  const [right, left] = [(150 * s.hw) / 640, (-230 * s.hw) / 640]
  const look = someProfile(tones, {
    nose: 0.06,
    bridge: 0,
    up: 0.05,
    lips: 0.03,
    chin: 0.03,
    style: 'bun',
    hair: '#8A4A2E',
    cloth: '#E4573F',
  })
  const line = [
    ...profileContour(look).slice(0, -4),
    [-0.54, 1.16],
    [-0.42, 1.26],
    [-0.37, 1.46],
    [-0.44, 1.74],
  ] as Point[]
  s.at(right, -30, { scale: 212 }, () => drawProfile(s, look))
  s.at(right, -30, { scale: 212 }, () => s.ink(line, 11, { in: 0.04, out: 0.1, least: 0.35, shade: 0.4 }))
  s.at(left, -30, { scale: 212 }, () => {
    s.ink(line, 9, { in: 0.06, out: 0.1, colour: tones.deep })
    for (const i of [3, 7, 12, 15, 19]) s.ring(line[i]![0], line[i]![1], 0.06, 0.06, { width: 3 })
  })
  for (const i of [3, 4, 7, 10, 19]) {
    const [x, y] = line[i]!
    s.guide([right + x * 212, -30 + y * 212], [left + x * 212, -30 + y * 212], 0.12, 2.6)
  }
}
