import { asker } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { pageTitle } from '#platform/page-title.ts'
import { findRegistration } from '../queries.ts'
import { Entrance } from '../ui/entrance.tsx'
import { ResendForm } from '../ui/resend-form.tsx'
import { waysIn } from '../ui/ways-in.ts'
import type { Route } from './+types/registration-sent'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export async function loader({ context }: Route.LoaderArgs) {
  const { db, url } = asker(context)
  const id = url.searchParams.get('id') ?? ''
  const registration = orNotFound(UUID.test(id) ? await findRegistration(db, id) : null)
  return {
    id,
    email: registration.email,
    confirmed: registration.confirmed_at !== null,
    signIn: waysIn(registration.return_to ?? '/').signIn,
  }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '確認メールを送信しました')

export default function RegistrationSent({ loaderData: { id, email, confirmed, signIn } }: Route.ComponentProps) {
  if (confirmed) {
    return (
      <Entrance title="会員登録は完了しています">
        <p>
          このメールアドレスの登録は完了しています。<a href={signIn}>ログイン</a>してご利用ください。
        </p>
      </Entrance>
    )
  }
  return (
    <Entrance title="確認メールを送信しました">
      <p>
        <strong>{email}</strong>{' '}
        にメールをお送りしました。メールの「登録を完了する」を開くと、会員登録が完了します。リンクの有効期限は24時間です。
      </p>
      <section aria-labelledby="resend" className="grid gap-4 border-t border-line pt-5">
        <h2 id="resend" className="text-lg">
          メールが届かないとき
        </h2>
        <p className="text-sm text-graphite">
          迷惑メールフォルダーもご確認ください。アドレスに誤りがあったときは、直してからもう一度送信できます。
        </p>
        <ResendForm userId={id} email={email} />
      </section>
    </Entrance>
  )
}
