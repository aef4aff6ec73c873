import { Entrance } from './entrance.tsx'
import { RegisterForm } from './register-form.tsx'
import { WhatIsFree } from './what-is-free.tsx'

type Props = { email?: string; agreed?: boolean; mistakes?: readonly string[] }

export function SignUpScreen({ email, agreed, mistakes = [] }: Props) {
  return (
    <Entrance
      title="無料会員登録"
      lead="登録だけで料金がかかることはありません。"
      aside={<WhatIsFree />}
      below={
        <p className="text-center">
          すでに会員の方は <a href="/sessions/new">ログイン</a>
        </p>
      }
    >
      <RegisterForm screen="sign-up" email={email} agreed={agreed} mistakes={mistakes} />
    </Entrance>
  )
}
