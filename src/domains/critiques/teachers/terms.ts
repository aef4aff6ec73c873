const MIB = 1024 * 1024

export const teacherLimits = {
  name: 12,
  introduction: 300,
  question: 300,
  linkTitle: 10,
  url: 2_048,
  links: 3,
  images: 10,
} as const
export const ICON_MAX = 4 * MIB
export const IMAGE_MAX = 5 * MIB
/** Sides of the round pictures: beside a line of text, and on a card. */
export const ICON_SIDE = 128
export const AVATAR_SIDE = 480
