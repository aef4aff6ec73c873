import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'
import { formatDayKey } from '#platform/tokyo.ts'
import { editionDocuments, type EditionDocument } from '../terms.ts'

type About = {
  id: number
  document: EditionDocument
  name: string
  comes_on: string
  changes: string
  must_agree: boolean
}

/** To everybody, before it comes: what changes from when, and what is to be done. */
export function editionLetter(
  { settings }: House,
  edition: About,
  to: { id: number; email: string; name: string },
): Letter {
  const title = editionDocuments[edition.document]
  const what = edition.must_agree
    ? 'この日からあとにログインするときに、新しい内容への同意をお願いします。同意されない場合は、この日までに解約または退会のお手続きができます。'
    : 'お手続きは必要ありません。'
  return {
    key: `edition:${edition.id}:${to.id}`,
    to: to.email,
    ...letterOf(settings, {
      subject: `${title}の改定のお知らせ`,
      heading: `${title}を改定します`,
      paragraphs: [
        greeting(to),
        `${title}を、次のとおり改定します。`,
        [
          ['版', edition.name],
          ['適用の日', formatDayKey(edition.comes_on)],
        ],
        ...edition.changes.split(/\n{2,}/),
        what,
      ],
      button: {
        label: '新しい内容を読む',
        path: href('/terms/:document/:edition', { document: edition.document, edition: String(edition.id) }),
      },
    }),
  }
}
