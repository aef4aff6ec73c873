import type { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import type { Material, MaterialKind } from './queries/media.ts'
import { serveFile } from './serve-file.ts'

export const kindOf = (ask: CallAsk): MaterialKind =>
  ask.url.pathname.endsWith('/supplement_pdf') ? 'supplement_pdf' : 'supplement'

/** To be kept, never shown: under its Japanese name, and under a plain one for programs that know no other. */
export function asDownload(ask: CallAsk, material: Material): Promise<Answer> {
  const plain = `material${/\.\w+$/.exec(material.name)?.[0] ?? ''}`
  const name = encodeURIComponent(material.name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return serveFile(ask, material.key, {
    'Content-Type': material.contentType,
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${name}`,
  })
}
