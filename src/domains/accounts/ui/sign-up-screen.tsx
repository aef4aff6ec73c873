import type { Doors } from '../identities/doors.ts'
import { ProviderButtons } from '../identities/ui/provider-buttons.tsx'
import { Entrance } from './entrance.tsx'
import { RegisterForm } from './register-form.tsx'
import { waysIn } from './ways-in.ts'
import { WhatIsFree } from './what-is-free.tsx'

type Props = { doors: Doors; returnTo: string; email?: string; agreed?: boolean; mistakes?: readonly string[] }

export function SignUpScreen({ doors, returnTo, email, agreed, mistakes = [] }: Props) {
  return (
    <Entrance
      title="無料会員登録"
      lead="登録だけで料金がかかることはありません。"
      aside={<WhatIsFree />}
      below={
        <p className="text-center">
          すでに会員の方は <a href={waysIn(returnTo).signIn}>ログイン</a>
        </p>
      }
    >
      <RegisterForm {...{ returnTo, email, agreed, mistakes }} screen="sign-up" />
      <ProviderButtons {...{ doors, returnTo }} verb="登録" only={['twitter', 'line', 'amazon']} />
    </Entrance>
  )
}
