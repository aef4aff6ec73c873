import { Answer } from '#platform/answer.ts'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { formatDay } from '#platform/tokyo.ts'
import { findCertificate } from '../queries/certificates.ts'

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!)
const A_LINE = 19
const FONT = `font-family="'Hiragino Sans','Yu Gothic UI','Noto Sans JP','Noto Sans CJK JP',sans-serif"`

/** The certificate small, as a picture for its owner: paper, two ink lines, the title, the seal. */
export default async function (ask: CallAsk) {
  const { db, memberId, house } = actorOf(ask)
  const found = orNotFound(await findCertificate(db, memberId, idOf(ask.params.id)))
  const lines = linesOf(`「${found.curriculumTitle}」`)
  const title = lines.map(
    (line, n) => `<text x="240" y="${158 + n * 30}" font-size="20" font-weight="700">${safe(line)}</text>`,
  )
  return new Answer(
    200,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 340" width="480" height="340" text-anchor="middle" ${FONT} fill="#1e2230">
<path fill="#fff" d="M0 0h480v340H0z"/><path fill="none" stroke="#1e2230" stroke-width="3" d="M12 12h456v316H12z"/><path fill="none" stroke="#1e2230" d="M20 20h440v300H20z"/>
<text x="240" y="74" font-size="30" font-weight="700" letter-spacing="6">修了証書</text>
<text x="240" y="116" font-size="18">${safe(found.memberName)} 殿</text>
${title.join('\n')}
<text x="150" y="268" font-size="15">${formatDay(found.publishedAt)}</text>
<text x="150" y="294" font-size="16" font-weight="700">${safe(house.settings.siteName)}</text>
<g fill="none" stroke="#c8361f" stroke-linecap="round"><circle cx="380" cy="262" r="44" stroke-width="3"/><circle cx="380" cy="262" r="38"/></g>
<text x="380" y="273" font-size="30" font-weight="700" fill="#c8361f">修了</text>
</svg>`,
    { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'private, max-age=3600' },
  )
}

/** Two lines at most, as nothing breaks by itself here. */
function linesOf(title: string): string[] {
  const signs = [...title]
  if (signs.length <= A_LINE) return [title]
  const second = signs.slice(A_LINE)
  return [
    signs.slice(0, A_LINE).join(''),
    second.length <= A_LINE ? second.join('') : `${second.slice(0, A_LINE - 2).join('')}…」`,
  ]
}
