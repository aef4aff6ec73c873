import { href } from 'react-router'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { needsFactor } from '#platform/second-factor.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import { passFactorDoor, readFactorDoor } from '../door.server.ts'
import { FactorSteps } from '../ui/factor-steps.tsx'
import type { Route } from './+types/second-factor'

/** The door for who is not of the house and sees works of others all the same. */
function atTheDoor(context: Parameters<typeof actor>[0]) {
  const asking = actor(context)
  return needsFactor(asking.member) ? asking : notFound()
}

const home = () => href('/correctional_teachers')

export const loader = ({ context }: Route.LoaderArgs) => readFactorDoor(atTheDoor(context), home())

export const action = ({ context }: Route.ActionArgs) => passFactorDoor(atTheDoor(context), home())

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '二段階認証')

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-reading px-4 py-10 md:py-16">
      <SectionHeading
        level={1}
        lead="会員の作品をお預かりするため、パスワードに加えて、認証アプリの確認コードを入力していただきます。"
      >
        二段階認証
      </SectionHeading>
      <FactorSteps {...loaderData} trouble={actionData?.trouble.sentence} />
    </div>
  )
}
