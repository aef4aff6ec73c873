import { href } from 'react-router'
import { TrialQuestions } from '#domains/plans/trial-questions/ui/trial-questions.tsx'
import { actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { TrialCurriculumCard } from '../../tutorial/ui/trial-curriculum-card.tsx'
import { TutorialAgain } from '../../tutorial/ui/tutorial-again.tsx'
import { onlyInTrial } from '../../terms.ts'
import { receive } from '../actions/receive.ts'
import { ReceiveForm } from '../forms.ts'
import { pickedIn } from '../picked.ts'
import { readTrialSets } from '../read-trial-sets.server.ts'
import { ReceivedCourses } from '../ui/received-courses.tsx'
import { SetPicker } from '../ui/set-picker.tsx'
import type { Route } from './+types/trial-sets'

/** Nobody is led away from the answer to what they sent. */
export async function loader({ context }: Route.LoaderArgs) {
  const asking = actor(context)
  const data = await readTrialSets(asking, asking.method === 'POST')
  if (!data) throw flash(asking, href('/subscription_orders/new'), { tone: 'trouble', sentence: onlyInTrial })
  return { ...data, picked: pickedIn(asking.body.fields) }
}

export async function action({ context }: Route.ActionArgs) {
  const asking = actor(context)
  return pageForm(asking, async () => {
    await receive(asking, readBody(asking.body, ReceiveForm))
    return flash(asking, href('/trial_sets'), 'お試しセットを受け取りました。さっそく見てみましょう。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'お試しセット')

export default function TrialSets({ loaderData, actionData }: Route.ComponentProps) {
  const { shows, questions, curriculum, picked } = loaderData
  const trouble = actionData?.trouble
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-14 px-4 py-8 md:px-6 md:py-12">
      <header className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 className="text-2xl md:text-3xl">お試しセット</h1>
          <TutorialAgain />
        </div>
        <p className="phrases max-w-reading text-graphite">
          シリアルコードで、好きな講座を受け取れます。受け取った講座は、無料体験が終わったあとも期限までご覧いただけます。
        </p>
        <FieldError error={wholeTrouble(trouble)} />
      </header>
      {shows.kind === 'offer' && <Offer shows={shows} trouble={trouble} picked={picked} />}
      {shows.kind === 'received' && <ReceivedCourses set={shows} />}
      {shows.kind === 'none' && <NothingOffered onTrial={shows.onTrial} />}
      {curriculum && <TrialCurriculumCard curriculum={curriculum} />}
      <TrialQuestions questions={questions} />
    </div>
  )
}

type Page = Route.ComponentProps
type OfferProps = {
  shows: Extract<Page['loaderData']['shows'], { kind: 'offer' }>
  trouble: NonNullable<Page['actionData']>['trouble'] | undefined
  picked: readonly number[]
}

function Offer({ shows, trouble, picked }: OfferProps) {
  const configuration = {
    ...shows.configuration,
    errors: {
      serialCode: trouble?.fields.serial_code?.[0] ?? null,
      course: trouble?.fields.trial_set_course?.[0] ?? null,
    },
  }
  const { courses, limit } = configuration
  const first = picked.filter((id) => courses.some((course) => course.id === id)).slice(0, limit)
  return (
    <>
      <script
        type="application/json"
        id="trial-set-configuration"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(configuration).replaceAll('<', '\\u003c') }}
      />
      <SetPicker configuration={configuration} first={first} />
    </>
  )
}

const NothingOffered = ({ onTrial }: { onTrial: boolean }) =>
  onTrial ? (
    <EmptyState
      title="お試しセットは準備中です"
      action={
        <LinkButton to={href('/courses')} icon="search">
          講座を探す
        </LinkButton>
      }
    >
      体験のあいだは、月額プランに含まれるすべての講座をご覧いただけます。
    </EmptyState>
  ) : (
    <EmptyState
      title={onlyInTrial}
      action={<LinkButton to={href('/subscription_orders/new')}>プランを見る</LinkButton>}
    />
  )
