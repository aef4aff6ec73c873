import { type Camera, seen, type Spot } from '../scene/camera.ts'

/** An evening late in summer: the sun low on the left, the lamps inside already lit. */
export const hues = {
  ...{ zenith: '#86BDDA', horizon: '#FBE3B6' },
  ...{ cloud: '#FDF4E6', cloudShade: '#E9CDBB' },
  leaf: ['#A9C66A', '#6B9E56', '#3D7350'],
  ...{ wall: '#FBEFD9', gable: '#F4D6A6', roof: '#C8684A', roofEdge: '#7E3B33', eave: '#8A5A45' },
  ...{ far: '#EBC9A4', farSide: '#C99A7B', farRoof: '#8C5F5C', farTop: '#C48F78' },
  ...{ stone: '#CDBFA9', stoneTop: '#E9DDC6', stoneSide: '#9C8E85', step: '#EFE2C9', rise: '#B9A892' },
  ...{ walk: '#E6D6BC', road: '#A9A2A6', mark: '#8C858E', brick: '#B06F56' },
  ...{ glass: '#FFDE8A', glow: '#FFF0BE', door: '#2F6E73', rail: '#3A4048', cloth: '#D6553F', white: '#FFF8EC' },
  shade: '#4A3A66',
}

export const camera: Camera = { eye: [-2.2, 1.9, -6.4], yaw: 0.5, pitch: 0, focal: 860, lift: 56 }
/** The street climbs to the right; the floor of the house is level. */
export const street = (x: number) => x * 0.2
export const FLOOR = 1.05
export const [LONG, DEEP, EAVE, RIDGE] = [5.2, 4.4, 3.9, 5.1]
export const see = (...at: Spot) => seen(camera, at)
export const front = (x1: number, y1: number, x2: number, y2: number, z = 0) => [
  see(x1, y1, z),
  see(x2, y1, z),
  see(x2, y2, z),
  see(x1, y2, z),
]
export const side = (z1: number, y1: number, z2: number, y2: number, x = 0) => [
  see(x, y1, z2),
  see(x, y1, z1),
  see(x, y2, z1),
  see(x, y2, z2),
]
