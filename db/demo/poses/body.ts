export type Build = 'woman' | 'man' | 'slim'

/** Lengths and thicknesses of a body whose height is 1; `heads` is how many of its heads stand above each other. */
export type Body = {
  heads: number
  shoulder: number
  hip: number
  waist: number
  chest: number
  bust: number
  limb: number
  thigh: number
  leg: number
}

export const builds: Record<Build, Body> = {
  woman: {
    heads: 7.3,
    shoulder: 0.088,
    hip: 0.056,
    waist: 0.047,
    chest: 0.06,
    bust: 0.03,
    limb: 0.9,
    thigh: 1,
    leg: 1.01,
  },
  man: { heads: 7.6, shoulder: 0.112, hip: 0.05, waist: 0.056, chest: 0.074, bust: 0, limb: 1.1, thigh: 1.02, leg: 1 },
  slim: {
    heads: 7.4,
    shoulder: 0.097,
    hip: 0.05,
    waist: 0.048,
    chest: 0.063,
    bust: 0,
    limb: 0.92,
    thigh: 0.92,
    leg: 1.03,
  },
}

/** Bones that are as long in everybody, near enough. */
export const bones = { thigh: 0.248, shin: 0.245, ankle: 0.042, upperArm: 0.165, forearm: 0.142, hand: 0.1 } as const
