import { href } from 'react-router'
import { LinkButton } from '#ui/link-button.tsx'
import { Sheet } from '#ui/sheet.tsx'

/** Invites to the look-back, in its place on the page and never over anything. */
export const LookBackInvitation = () => (
  <Sheet
    as="section"
    aria-labelledby="look-back-invitation"
    className="flex flex-wrap content-between items-center justify-between gap-5"
  >
    <div className="grid gap-1">
      <h2 id="look-back-invitation" className="headline text-lg">
        今日までの歩みを、見てみませんか
      </h2>
      <p className="phrases text-sm text-graphite">修了した講座や描いた作品が、はじめた日から順にならんでいます。</p>
    </div>
    <LinkButton to={href('/subscriptions/look_back')} look="outline">
      振り返りを開く
    </LinkButton>
  </Sheet>
)
