import { disc } from './ground.ts'
import { plainHead } from './heads.ts'
import { drawGlow, drawSky } from './light.ts'
import { awaySide, cheek, fringeShade, noseShade, painted, softFringe } from './shading.ts'
import { tint } from './street-things.ts'
import type { Expression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'

const hues = {
  sky: ['#3F8FE0', '#6FB4F0', '#A5D6F7', '#D6F0F7', '#FFF0CF'],
  ...{
    glow: '#FFF6D0',
    cloud: '#FFFFFF',
    hill: '#5FBF8A',
    farHill: '#8FD6C4',
    ribbon: '#F2475C',
    ribbonDark: '#B3244F',
  },
  ...{
    hair: '#7A3B2A',
    hairLight: '#E08A4A',
    hairDark: '#4A2030',
    skin: '#FFE0C6',
    skinShade: '#E5937E',
    blood: '#FF8C7A',
  },
  ...{ iris: '#2F9F9A', irisDark: '#1C4A66', mouth: '#B23A4A', cloth: '#FFF7EE', clothDark: '#2F5FB8' },
  petals: ['#FFC2D6', '#FF9DBD'],
}
const calm: Expression = { eyes: 'open', open: 1.02, brow: [-0.05, 0.02], mouth: 'smile', gaze: [0.12, -0.06] }

/** A girl with her hair tied up, from the chest upwards, before a sky in spring. */
export function drawLivePortrait(s: Sheet) {
  drawSky(s, hues.sky, [-360, 240])
  drawGlow(s, [430, -190], 330, hues.glow, 0.2)
  drawPuffs(s, [-470, -60], 150, hues.cloud)
  drawPuffs(s, [450, 60], 120, hues.cloud)
  tint(s, trace('-660,230 -420,170 -160,220 120,190 400,160 660,220 660,400 -660,400'), hues.farHill)
  s.flat(trace('-700,290 -360,240 0,290 360,250 700,300 700,420 -700,420'), hues.hill, { still: true })
  const patches = [fringeShade, awaySide, noseShade].map((at) => ({ at, colour: hues.skinShade, opacity: 0.66 }))
  const look = plainHead(s, {
    ...{ yaw: 0.26, style: 'ponytail', neck: true, collar: 'sailor', lash: 2, tall: 1.15, mood: 'smile' },
    ...{ hair: hues.hair, hairLight: hues.hairLight, hairDark: hues.hairDark, skin: hues.skin, blush: hues.skinShade },
    ...{ iris: hues.iris, irisDark: hues.irisDark, mouth: hues.mouth, cloth: hues.cloth, clothDark: hues.clothDark },
    own: {
      features: painted(calm, [
        ...patches,
        ...[1, -1].map((side) => ({ at: cheek(side), colour: hues.blood, opacity: 0.3 })),
      ]),
      fringe: softFringe,
    },
  })
  s.pen = 1.25
  s.at(10, -20, { scale: 218 }, () => s.aside(5, () => drawHead(s, look)))
  s.pen = 1
  s.at(-186, -212, { rotate: -0.5, scale: 1.1 }, () => {
    for (const k of [-1, 1]) {
      s.solid(
        trace('4,8 40,60 22,96 -8,30').map(([x, y]): Point => [k * x, y]),
        hues.ribbonDark,
        5,
      )
      s.solid(
        trace('0,0 40,-46 86,-40 84,24 40,26').map(([x, y]): Point => [k * x, y]),
        hues.ribbon,
        5.6,
      )
      s.flat(
        trace('10,8 44,4 80,10 76,20 40,22').map(([x, y]): Point => [k * x, y]),
        hues.ribbonDark,
        { still: true },
      )
    }
    s.solid(ellipse(0, 2, 19, 22).slice(0, -1), hues.ribbon, 5)
  })
  for (const [i, [x, y]] of trace(
    '-560,-260 -480,120 -400,-290 -300,300 470,-290 540,-90 380,220 580,180 310,-320 600,320 -580,10 420,-40',
  ).entries())
    s.flat(ellipse(x, y, 19, 11, { tilt: x }).slice(0, -1), hues.petals[i % 2]!, { still: true })
  s.flat(disc([-610, 330], 15), hues.petals[0]!, { still: true })
}
