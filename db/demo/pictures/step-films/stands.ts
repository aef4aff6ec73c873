import type { Pair, Standing } from './standing.ts'

/** The same from the other side: what was left is right. */
function mirrored(pose: Standing): Standing {
  const pair = ([[ax, ay], [bx, by]]: Pair): Pair => [
    [-bx, by],
    [-ax, ay],
  ]
  const { pit, shoulders, hips, elbows, wrists, knees, ankles, nod = 0, bears, feet } = pose
  return {
    pit: [-pit[0], pit[1]],
    ...{ shoulders: pair(shoulders), hips: pair(hips), elbows: pair(elbows), wrists: pair(wrists) },
    ...{ knees: pair(knees), ankles: pair(ankles), nod: -nod },
    ...(bears !== undefined && { bears: bears ? (0 as const) : (1 as const) }),
    ...(feet && { feet: [feet[1], feet[0]] as const }),
  }
}

/** Weight on both feet, and everything level. */
export const stiff: Standing = {
  pit: [0, 76],
  shoulders: [
    [-60, 92],
    [60, 92],
  ],
  hips: [
    [-36, 262],
    [36, 262],
  ],
  elbows: [
    [-80, 186],
    [80, 186],
  ],
  wrists: [
    [-84, 272],
    [84, 272],
  ],
  knees: [
    [-38, 402],
    [38, 402],
  ],
  ankles: [
    [-40, 540],
    [40, 540],
  ],
}

/** On the left foot, the other hand at the waist. */
export const onHip: Standing = {
  pit: [-8, 77],
  shoulders: [
    [-67, 107],
    [52, 81],
  ],
  hips: [
    [-58, 246],
    [14, 268],
  ],
  elbows: [
    [-116, 196],
    [122, 164],
  ],
  wrists: [
    [-126, 280],
    [60, 214],
  ],
  knees: [
    [-47, 392],
    [46, 404],
  ],
  ankles: [
    [-12, 534],
    [72, 534],
  ],
  nod: -0.08,
  bears: 0,
  onHip: 1,
  feet: [0.1, 0.5],
}

/** On the right foot, a hand in the pocket above it. */
export const pocket: Standing = {
  pit: [8, 77],
  shoulders: [
    [-56, 80],
    [74, 108],
  ],
  hips: [
    [-14, 268],
    [58, 246],
  ],
  elbows: [
    [-90, 178],
    [124, 184],
  ],
  wrists: [
    [-92, 266],
    [68, 252],
  ],
  knees: [
    [-48, 404],
    [47, 392],
  ],
  ankles: [
    [-76, 534],
    [12, 534],
  ],
  nod: 0.08,
  bears: 1,
  hidden: 1,
  feet: [0.5, 0.1],
}

/** On the right foot, both arms hanging. */
export const swing: Standing = mirrored({
  ...onHip,
  elbows: [
    [-112, 196],
    [92, 168],
  ],
  wrists: [
    [-122, 278],
    [112, 250],
  ],
  nod: 0.1,
})

/** Level as well, the feet closer together. */
export const close: Standing = {
  ...stiff,
  elbows: [
    [-76, 188],
    [76, 188],
  ],
  wrists: [
    [-78, 274],
    [78, 274],
  ],
  ankles: [
    [-32, 538],
    [32, 538],
  ],
}

/** Shoulders and hips lean the same way: falling over. */
export const leaning: Standing = {
  pit: [26, 76],
  shoulders: [
    [-38, 74],
    [90, 112],
  ],
  hips: [
    [-34, 250],
    [36, 272],
  ],
  elbows: [
    [-66, 168],
    [104, 208],
  ],
  wrists: [
    [-76, 254],
    [96, 294],
  ],
  knees: [
    [-42, 398],
    [40, 406],
  ],
  ankles: [
    [-44, 538],
    [42, 538],
  ],
  nod: 0.16,
}
