import { useState } from 'react'
import { useWaysIn } from '#domains/accounts/ui/ways-in.ts'
import { Icon } from '#ui/icon.tsx'
import { LightDialog } from '#ui/light-dialog.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { AccountLinks } from './account-menu.tsx'
import { mainNavigation, type Viewer } from './navigation.ts'
import { SignOutForm } from './sign-out-form.tsx'

type Props = { viewer: Viewer }

/** On a phone the ways of the site rise from the lower edge, where the thumb is. Without a script the button leads to
 * the same links in the footer. */
export function PhoneMenu({ viewer }: Props) {
  const [open, setOpen] = useState(false)
  const [touched, setTouched] = useState(false)
  const { signIn, signUp } = useWaysIn()
  const close = () => setOpen(false)
  return (
    <div className="lg:hidden">
      <a
        href="#site-footer"
        role="button"
        aria-label="メニュー"
        aria-haspopup="dialog"
        className="icon-button"
        // Between the finger's coming and its going there is time to write what it opens.
        onPointerDown={() => setTouched(true)}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Icon name="menu" className="size-6" />
      </a>
      <LightDialog open={open} onClose={close} title="メニュー" ready={touched}>
        <nav aria-label="サイトの案内" className="grid">
          {mainNavigation(viewer).map(({ label, to }) => (
            <Link key={to} to={to} className="menu-link text-lg" onClick={close}>
              {label}
            </Link>
          ))}
        </nav>
        <div className="mt-4 grid gap-3 border-t border-line pt-4">
          {viewer ? (
            <>
              <p className="font-bold">{viewer.name}さん</p>
              <div className="grid" onClick={close}>
                <AccountLinks viewer={viewer} />
              </div>
              <SignOutForm wide />
            </>
          ) : (
            <>
              <LinkButton to={signUp} wide onClick={close}>
                無料で会員登録
              </LinkButton>
              <LinkButton to={signIn} look="outline" wide onClick={close}>
                ログイン
              </LinkButton>
            </>
          )}
        </div>
      </LightDialog>
    </div>
  )
}
