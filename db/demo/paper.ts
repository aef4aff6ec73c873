import { crc32, deflateRawSync } from 'node:zlib'
import { raster } from './pictures/raster.ts'

/** A slide's drawing, by its sides. */
const BEGUN = { width: 960, height: 720 }
const PAGE = { width: 595, height: 842, edge: 40 }

/** A one-page practice sheet: what was begun, to draw over, and below it an empty frame of the same size to draw it alone. */
export async function practiceSheet(begun: string): Promise<Buffer> {
  const { width, height } = BEGUN
  const jpeg = await raster(begun, { width, format: 'jpeg', quality: 70 })
  const wide = PAGE.width - 2 * PAGE.edge
  const high = Math.min((wide * height) / width, (PAGE.height - 3 * PAGE.edge) / 2)
  const across = (high * width) / height
  const left = (PAGE.width - across) / 2
  const [upper, lower] = [PAGE.height - PAGE.edge - high, PAGE.height - 2 * PAGE.edge - 2 * high]
  const frame = (y: number) => `${left} ${y} ${across} ${high} re S`
  const content = [
    `q ${across} 0 0 ${high} ${left} ${upper} cm /Begun Do Q`,
    '0.55 0.72 0.86 RG 0.6 w',
    frame(upper),
    frame(lower),
  ].join('\n')
  const image = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`
  const objects = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /XObject << /Begun 5 0 R >> >> >>`,
    ],
    [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    [`<< ${image} /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`, jpeg, '\nendstream'],
  ]
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets = objects.map((object, index) => {
    const at = lengthOf(parts)
    for (const part of [`${index + 1} 0 obj\n`, ...object, '\nendobj\n']) parts.push(Buffer.from(part))
    return at
  })
  const table = lengthOf(parts)
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer << /Size ${count} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

const lengthOf = (parts: readonly Buffer[]) => parts.reduce((sum, { length }) => sum + length, 0)

/** Files in a zip, names in UTF-8. */
export function zipOf(files: { name: string; bytes: Buffer }[]): Buffer {
  const bodies: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const packed = deflateRawSync(bytes)
    const fileName = Buffer.from(name)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(0x0800, 2)
    about.writeUInt16LE(8, 4)
    about.writeUInt32LE(crc32(bytes), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(bytes.length, 18)
    about.writeUInt16LE(fileName.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), about, fileName, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), about, place, fileName]))
    bodies.push(local)
    offset += local.length
  }
  const central = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, central, end])
}
