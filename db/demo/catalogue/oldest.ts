/** Courses of the school's first years, by how many days ago they opened; all others came later. */
export const oldest: Readonly<Record<string, number>> = {
  'hand-build': 3420,
  'hand-drill': 3400,
  'foot-build': 3300,
  'hair-flow-build': 3260,
  'hand-acting-build': 3240,
  'two-point-build': 2930,
  'first-face-drill': 2440,
  'first-chibi-build': 2420,
  'first-background-build': 2400,
  'first-background-work': 2380,
  'color-scheme-build': 1780,
  'daylight-build': 1760,
  'air-build': 1740,
  'night-street-build': 1720,
  'thick-paint-work': 1700,
}
