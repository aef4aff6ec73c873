import { type KeyPose, arm, leg } from './noted.ts'

export const lying: KeyPose[] = [
  {
    name: 'あおむけ',
    kind: 'lying',
    hip: 0.066,
    pelvis: [-90, 0, 0],
    spine: [2, 0, 0],
    head: [8, 0, 14],
    arms: [
      arm(0.3, -0.9, -0.1, { elbow: [1, 0, 0], shape: 'relaxed', palm: [-0.4, 0, 1] }),
      arm(0.5, 0.58, -0.14, { elbow: [1, 0, 0], shape: 'relaxed', palm: [0, 0, 1] }),
    ],
    legs: [
      leg(0.08, -0.015, 0.47, { knee: [0.2, 1, 0.1], point: 62 }),
      leg(0.06, -0.015, 0.34, { knee: [0.2, 1, 0.1], toes: 14 }),
    ],
  },
  {
    name: '横向きに寝る',
    kind: 'lying',
    hip: 0.075,
    pelvis: [-90, 0, 90],
    spine: [14, 4, 0],
    head: [10, 8, 0],
    arms: [
      arm(-0.1, -0.32, 0.7, { elbow: [0.4, -1, 0], shape: 'relaxed' }),
      arm(0.02, 0.42, 0.5, { elbow: [0, -0.4, 1], shape: 'flat', palm: [0, 0, -1] }),
    ],
    legs: [
      leg(0.16, 0.1, 0.32, { knee: [1, 0.2, -0.1], point: 54 }),
      leg(-0.12, -0.005, 0.4, { knee: [-1, 0.1, 0], point: 54 }),
    ],
  },
  {
    name: 'うつぶせでほおづえ',
    kind: 'lying',
    hip: 0.062,
    pelvis: [84, 0, 0],
    spine: [-34, 0, 0],
    head: [-46, 0, 6],
    arms: [
      arm(-0.16, -0.1, 0.42, { elbow: [0.6, 0.2, 1], shape: 'relaxed', palm: [-0.2, 1, 0] }),
      arm(-0.16, -0.1, 0.42, { elbow: [0.6, 0.2, 1], shape: 'relaxed', palm: [-0.2, 1, 0] }),
    ],
    legs: [
      leg(0.05, 0.15, -0.36, { knee: [0, -1, 0], point: 66 }),
      leg(0.05, -0.01, -0.48, { knee: [0, -1, 0], point: 76 }),
    ],
  },
  {
    name: '頭の後ろで手を組んで寝る',
    kind: 'lying',
    hip: 0.066,
    pelvis: [-88, 0, 0],
    spine: [6, 0, 0],
    head: [24, 0, 0],
    arms: [
      arm(0.1, 0.36, -0.24, { elbow: [1, 0.5, 0.2], shape: 'grip' }),
      arm(0.1, 0.36, -0.24, { elbow: [1, 0.5, 0.2], shape: 'grip' }),
    ],
    legs: [
      leg(0.06, 0, 0.3, { knee: [0.1, 1, 0], toes: 8 }),
      leg(-0.02, 0.24, 0.36, { knee: [0.1, 1, 0.1], point: 30 }),
    ],
  },
  {
    name: '丸くなる',
    kind: 'lying',
    hip: 0.085,
    pelvis: [-90, 0, 80],
    spine: [38, 0, 0],
    head: [34, 0, 0],
    arms: [
      arm(-0.1, -0.2, 0.6, { elbow: [0.3, -1, 0.2], shape: 'fist' }),
      arm(0.0, -0.1, 0.62, { elbow: [0, -1, 0.3], shape: 'fist' }),
    ],
    legs: [
      leg(0.24, 0.08, 0.1, { knee: [1, 0.2, 0.4], point: 40 }),
      leg(-0.22, 0.005, 0.16, { knee: [-1, 0.1, 0.5], point: 40 }),
    ],
  },
]
