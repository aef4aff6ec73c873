import type { ReactNode } from 'react'
import { LinkButton } from '#ui/link-button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { GuidePage } from '#ui/guide-page.tsx'

type Props = {
  title: string
  lead: string
  contact: string
  subject: string
  hints: readonly string[]
  children?: ReactNode
}

/** The way to the school that works today: a letter, with what to write in it. */
export function WriteToUs({ title, lead, contact, subject, hints, children }: Props) {
  const address = `mailto:${contact}?subject=${encodeURIComponent(subject)}`
  return (
    <GuidePage title={title} lead={lead}>
      <Sheet as="section" className="grid gap-4">
        <h2 className="text-lg">メールでお送りください</h2>
        <p>次のことを書いていただくと、お返事がしやすくなります。</p>
        <ul className="grid list-disc gap-1 pl-6">
          {hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
        <p className="grid gap-2">
          <LinkButton to={address} icon="mail" reloadDocument>
            メールを書く
          </LinkButton>
          <span className="text-sm text-graphite">宛先 {contact}</span>
        </p>
        <p className="text-sm text-graphite">
          このページの送信フォームは準備中です。作品の画像は、メールに添付できます。
        </p>
      </Sheet>
      {children}
    </GuidePage>
  )
}
