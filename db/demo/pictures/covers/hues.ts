import type { CoverProp } from './props.ts'
import { skins, type Tones } from '../tones.ts'

type Family = Pick<Tones, 'pale' | 'soft' | 'mid' | 'deep' | 'dark' | 'accent'>
const family = (noted: string): Family => {
  const [pale, soft, mid, deep, dark, accent] = noted.split(' ') as [string, string, string, string, string, string]
  return { pale, soft, mid, deep, dark, accent }
}

/** Families of colours that a whole wall of covers shares out, so that no two neighbours look alike. */
const families = {
  sky: family('#E3F1F9 #BCDCF0 #7DB3D8 #3A72A8 #26324F #F5C453'),
  mint: family('#E1F4EA #B5E0CB #72BFA1 #2F866C #22403E #F28C6A'),
  lemon: family('#FDF5D2 #F9E493 #F0C552 #C98726 #46332A #4FA3B0'),
  lavender: family('#EEE8F8 #D2C5EC #A38DD0 #66509E #33294F #F6B95C'),
  twilight: family('#A9B4E2 #6B79B8 #4B5796 #2F386C #1F2549 #F9D16B'),
  paper: family('#FBF6EA #EEE5D1 #CDBB98 #8A7250 #3B322C #DB5F48'),
  apricot: family('#FDECDC #FACFAC #EF9D6C #C65C37 #48292B #4BA09E'),
  leaf: family('#EEF4DA #CFE2A3 #93B958 #527F36 #2C3C29 #EA7858'),
  aqua: family('#DCF4F3 #A5DFDD #59B7BA #237D89 #1D3C49 #F7B14A'),
  rose: family('#FBE7EC #F5C6D0 #E58FA4 #B9476A #43243A #5FA9C9'),
}
type Name = keyof typeof families
const blushes = ['#F0AFA0', '#EBA18C', '#DE9274', '#C8825C', '#9C6144', '#774737']

const grounds: Partial<Record<CoverProp, readonly [Name, skin: number]>> = {
  'face-letter': ['aqua', 1],
  'colour-sweep': ['paper', 1],
  'pressed-glass': ['sky', 2],
  'two-boxes': ['mint', 3],
  twists: ['lemon', 2],
  waist: ['lavender', 2],
  'three-to-eight': ['sky', 1],
  'hands-meet': ['leaf', 3],
  'circle-to-face': ['mint', 1],
  'daily-faces': ['paper', 1],
  blindfolded: ['lavender', 2],
  'smile-icon': ['lemon', 1],
  chibis: ['sky', 1],
  'rest-and-laugh': ['aqua', 1],
  feelings: ['paper', 1],
  'real-smile': ['leaf', 3],
  'tearful-laugh': ['twilight', 1],
  'ball-and-jaw': ['apricot', 4],
  'three-angles': ['mint', 4],
  'profile-line': ['sky', 2],
  profiles: ['paper', 1],
  whorl: ['aqua', 1],
  helmet: ['lemon', 1],
  'tied-hair': ['lavender', 1],
  fringes: ['mint', 1],
  princess: ['twilight', 0],
  'hand-from-boxes': ['sky', 2],
  'hand-diary': ['leaf', 2],
  'wedge-foot': ['lavender', 3],
  'standing-shoes': ['paper', 2],
  'seven-muscles': ['aqua', 3],
  'bent-joints': ['leaf', 3],
  'line-of-action': ['lemon', 3],
  croquis: ['paper', 1],
  tightrope: ['sky', 1],
  'three-ways': ['mint', 1],
  'cloth-drill': ['sky', 1],
  'shape-people': ['lemon', 1],
  'five-people': ['lavender', 1],
  'one-of-her-own': ['aqua', 3],
}

/** What a cover's family of colours is, where its own is chosen. */
export function huesOf(prop: CoverProp): Partial<Tones> {
  const own = grounds[prop]
  if (!own) return {}
  const [name, skin] = own
  return { ...families[name], skin: skins[skin] as string, blush: blushes[skin] as string }
}
