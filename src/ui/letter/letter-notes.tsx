import { href } from 'react-router'
import { Button } from '../button.tsx'
import { FieldError } from '../field-frame.tsx'
import { Icon } from '../icon.tsx'
import type { Letter } from './use-letter.ts'

/** What stands below a form that did not get through: why, and how it goes on. */
export function LetterNotes({ letter: { trouble, needsSignIn, refused, takeBack } }: { letter: Letter }) {
  return (
    <>
      <FieldError error={trouble} />
      {needsSignIn && (
        <p role="status" className="flex gap-2 rounded-field border border-edge p-3 text-sm">
          <Icon name="warning" className="size-5 shrink-0" />
          <span>
            ログインの有効期限が切れています。
            <a href={href('/sessions/new')} target="_blank" rel="noopener" className="link">
              ログインする
            </a>
            と、書いた内容はそのまま自動で送信されます。
          </span>
        </p>
      )}
      {refused.map((one) => (
        <div
          key={one.key}
          role="status"
          className="grid justify-items-start gap-2 rounded-field border border-edge p-3 text-sm"
        >
          <p>送信できなかった内容があります。{one.refused}</p>
          <Button look="outline" size="small" onClick={() => takeBack(one)}>
            入力欄にもどす
          </Button>
        </div>
      ))}
    </>
  )
}
