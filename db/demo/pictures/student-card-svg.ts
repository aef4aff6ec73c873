import { portraitSvg } from './portrait-svg.ts'

const WIDTH = 960
const HEIGHT = 600
const schools = ['#2A6C8D', '#8D3A2A', '#3A6B4A', '#5B4A8D', '#8D7A2A']

/** A student card that nobody ever had: a face, the school's colour, and strokes where the words would stand. */
export function studentCardSvg({ seed, side }: { seed: number; side: 'front' | 'back' }): string {
  const colour = schools[seed % schools.length]!
  const lines = side === 'front' ? front(seed) : back(colour)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#7B7B7B"/>`,
    `<rect x="40" y="40" width="880" height="520" rx="28" fill="#FBF8F2" stroke="#1E2230" stroke-width="3"/>`,
    ...lines,
    side === 'front' ? `<path d="M40 150V68a28 28 0 0 1 28-28h824a28 28 0 0 1 28 28v82z" fill="${colour}"/>` : '',
    side === 'front' ? stroke(90, 95, 360, '#FBF8F2', 22) : '',
    '</svg>',
  ].join('')
}

function front(seed: number): string[] {
  const face = portraitSvg({ seed: 300 + seed }).replace('<svg ', '<svg x="90" y="200" ')
  const words = [220, 275, 330, 385, 440].map((y, index) =>
    stroke(400, y, index === 0 ? 300 : 430 - index * 40, '#1E2230', 12),
  )
  return [
    face.replace(/width="480" height="480"/, 'width="260" height="310" preserveAspectRatio="xMidYMid slice"'),
    ...words,
  ]
}

const back = (colour: string) => [
  `<rect x="40" y="110" width="880" height="90" fill="#1E2230"/>`,
  ...[270, 320, 370, 420].map((y, index) => stroke(100, y, 700 - index * 60, '#5D6472', 10)),
  `<circle cx="800" cy="470" r="46" fill="none" stroke="${colour}" stroke-width="8"/>`,
]

const stroke = (x: number, y: number, length: number, colour: string, width: number) =>
  `<path d="M${x} ${y}h${length}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity=".85"/>`
