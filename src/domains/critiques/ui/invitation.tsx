import { href } from 'react-router'
import { LinkButton } from '#ui/link-button.tsx'
import { Sheet } from '#ui/sheet.tsx'

type Props = { title: string; until: string; isTrial: boolean }

/** Leads who has critiques in their plan to the campaign that takes works now. */
export const CritiqueInvitation = ({ title, until, isTrial }: Props) => (
  <Sheet
    as="section"
    aria-labelledby="critique-invitation"
    className="flex flex-wrap content-between items-center justify-between gap-5"
  >
    <div className="grid gap-1">
      <h2 id="critique-invitation" className="headline text-lg">
        先生の添削を受け付けています
      </h2>
      <p className="phrases figures text-sm text-graphite">
        「{title}」の受付は{until}までです。
        {isTrial ? '依頼できるのは、料金の期間が始まってからです。' : '1期につき1作品を依頼できます。'}
      </p>
    </div>
    <LinkButton to={href('/correction_campaigns')} look="outline">
      {isTrial ? '添削企画を見る' : '添削を依頼する'}
    </LinkButton>
  </Sheet>
)
