import { useRef, useState, type MouseEvent } from 'react'
import { classNames } from '#ui/class-names.ts'
import type { Doors } from '../identities/doors.ts'
import { ProviderButtons } from '../identities/ui/provider-buttons.tsx'
import { PasskeySignIn } from '../passkeys/ui/passkey-sign-in.tsx'
import { Entrance } from './entrance.tsx'
import { Mistakes } from './mistakes.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { waysIn } from './ways-in.ts'

export type EntranceMode = 'login' | 'register'

type Props = {
  mode: EntranceMode
  doors: Doors
  returnTo: string
  email?: string
  agreed?: boolean
  mistakes?: readonly string[]
  notice?: string | null
  /** Why somebody is back from a service elsewhere and not signed in. */
  trouble?: string | null
}

/** Registering and signing in on one screen; changing over clears what was wrong and keeps the address. */
export function SignInScreen(props: Props) {
  const { mode: first, doors, returnTo, email: given, agreed, mistakes = [], notice, trouble } = props
  const [mode, setMode] = useState(first)
  const [shown, setShown] = useState(mistakes)
  const [email, setEmail] = useState(given)
  const sheet = useRef<HTMLDivElement>(null)

  const changeTo = (next: EntranceMode) => (event: MouseEvent) => {
    event.preventDefault()
    if (next === mode) return
    setEmail(sheet.current?.querySelector<HTMLInputElement>('input[type=email]')?.value)
    setShown([])
    setMode(next)
  }
  const registering = mode === 'register'
  const ways = waysIn(returnTo)
  return (
    <Entrance title={registering ? '無料会員登録' : 'ログイン'}>
      {notice && (
        <p role="status" className="text-sm text-leaf">
          {notice}
        </p>
      )}
      <Mistakes sentences={[trouble]} />
      <div ref={sheet} className="grid gap-6">
        <nav aria-label="ログインと会員登録の切り替え" className="grid grid-cols-2 border-b border-line">
          <Tab label="ログイン" to={ways.signIn} current={!registering} onClick={changeTo('login')} />
          <Tab label="会員登録" to={ways.signUpBeside} current={registering} onClick={changeTo('register')} />
        </nav>
        {registering ? (
          <RegisterForm {...{ returnTo, email, agreed }} screen="entrance" mistakes={shown} />
        ) : (
          <SignInForm returnTo={returnTo} email={email} mistakes={shown} />
        )}
        {!registering && <PasskeySignIn returnTo={returnTo} />}
        <ProviderButtons {...{ doors, returnTo }} verb={registering ? '登録' : 'ログイン'} />
      </div>
    </Entrance>
  )
}

type TabProps = { label: string; to: string; current: boolean; onClick: (event: MouseEvent) => void }

function Tab({ label, to, current, onClick }: TabProps) {
  return (
    <a
      href={to}
      onClick={onClick}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'grid min-h-11 place-items-center border-b-2 font-bold no-underline',
        current ? 'border-vermilion text-ink' : 'border-transparent text-graphite',
      )}
    >
      {label}
    </a>
  )
}
