import { href } from 'react-router'
import { LinkButton } from '#ui/link-button.tsx'
import { Sheet } from '#ui/sheet.tsx'

/** Said to who is under 18 until a guardian has agreed. */
export const GuardianNotice = ({ isAsked }: { isAsked: boolean }) => (
  <Sheet as="section" aria-labelledby="guardian" className="grid justify-items-start gap-3">
    <h2 id="guardian" className="text-lg">
      保護者の同意が必要です
    </h2>
    <p>
      {isAsked
        ? '保護者の方のお返事を待っています。同意をいただくまで、報酬の確定をお待ちしています。'
        : '18歳未満の方に報酬をお支払いするには、保護者の方の同意が必要です。同意をいただくまで、報酬の確定をお待ちしています。'}
    </p>
    <LinkButton to={href('/ambassador_users/guardian')} look={isAsked ? 'outline' : undefined}>
      {isAsked ? '送ったメールを確かめる' : '保護者にお願いする'}
    </LinkButton>
  </Sheet>
)
