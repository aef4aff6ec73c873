import { href } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Sheet } from '#ui/sheet.tsx'

type Props = { id: number; title: string; until: string; from: string | null }

/** Leads who has critiques in their plan to the campaign that takes works now; who will have them reads from when. */
export const CritiqueInvitation = ({ id, title, until, from }: Props) => (
  <Sheet as="section" aria-labelledby="critique-invitation" className="flex flex-wrap items-center gap-x-5 gap-y-4">
    <Icon name="stamp" className="size-10 text-vermilion" />
    <div className="grid flex-1 basis-64 gap-1">
      <h2 id="critique-invitation" className="headline text-lg">
        先生の添削を受け付けています
      </h2>
      <p className="phrases figures text-sm text-graphite">
        「{title}」の受付は{until}までです。
        {from ? `${from}から依頼できます。` : '1期につき1作品を依頼できます。'}
      </p>
    </div>
    {!from && (
      <LinkButton to={href('/correction_campaigns/:id', { id: String(id) })} look="outline">
        添削を依頼する
      </LinkButton>
    )}
  </Sheet>
)
