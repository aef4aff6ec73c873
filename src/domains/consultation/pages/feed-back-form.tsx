import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { WriteToUs } from '../ui/write-to-us.tsx'
import type { Route } from './+types/feed-back-form'

export async function loader({ context }: Route.LoaderArgs) {
  const { siteName, contactEmail } = actor(context).house.settings
  return { siteName, contact: contactEmail }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'ご意見・ご感想')

export default function FeedBackForm({ loaderData: { siteName, contact } }: Route.ComponentProps) {
  return (
    <WriteToUs
      title="ご意見・ご感想"
      lead={`${siteName}を使っていて、うれしかったこと、困ったこと、ほしいものをお聞かせください。`}
      contact={contact}
      subject={`【${siteName}】ご意見・ご感想`}
      hints={[
        'どのページ、どの講座のことか',
        '起きたこと、または希望すること',
        '不具合のときは、お使いの端末とブラウザ',
      ]}
    />
  )
}
