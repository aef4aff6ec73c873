import { href } from 'react-router'
import { passFactorDoor, readFactorDoor } from '#domains/accounts/index.ts'
import { FactorSteps } from '#domains/accounts/second-factor/ui/factor-steps.tsx'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import type { Route } from './+types/second-factor'

/** Staff without the second factor stand here, so it asks for less than the other pages of staff. */
function staffAtTheDoor(context: Parameters<typeof actor>[0]) {
  const asking = actor(context)
  return asking.member.staffRole ? asking : notFound()
}

const home = () => href('/staff')

export const loader = ({ context }: Route.LoaderArgs) => readFactorDoor(staffAtTheDoor(context), home())

export const action = ({ context }: Route.ActionArgs) => passFactorDoor(staffAtTheDoor(context), home())

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '二段階認証')

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <StaffPage
      title="二段階認証"
      lead="会員の個人情報とお金を扱う画面のため、パスワードに加えて、認証アプリの確認コードを入力していただきます。"
    >
      <FactorSteps {...loaderData} trouble={actionData?.trouble.sentence} />
    </StaffPage>
  )
}
