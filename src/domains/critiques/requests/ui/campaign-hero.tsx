import { href } from 'react-router'
import { LinkButton } from '#ui/link-button.tsx'
import { Badge } from '#ui/badge.tsx'
import { headingVoice } from '#ui/heading-voice.ts'
import { Icon } from '#ui/icon.tsx'
import { visuals, type Visual } from '../../campaigns/terms.ts'
import type { CampaignData } from '../read-campaign.server.ts'

const box = (visual: Visual) => ({ width: visuals[visual].width, height: visuals[visual].height })

/** The campaign's picture, its days, and whether who looks may ask. */
export function CampaignHero({ campaign }: { campaign: CampaignData }) {
  const { title, pictures, period, isOpen, eligibility, opens, hasBegun, way } = campaign
  return (
    <header className="grid gap-6">
      <picture className="-mx-4 block overflow-hidden bg-line md:-mx-6 md:mt-6 md:rounded-sheet lg:mx-0">
        <source media="(max-width: 767px)" srcSet={pictures.sp} {...box('visual_sp')} />
        <img src={pictures.pc} alt={title} {...box('visual_pc')} fetchPriority="high" className="block h-auto w-full" />
      </picture>
      <div className="grid gap-3">
        <h1 className={`brush text-2xl md:text-3xl ${headingVoice(title)}`}>{title}</h1>
        <p className="figures flex flex-wrap items-center gap-3 text-sm text-graphite">
          <Badge tone={isOpen ? 'mark' : 'plain'}>{isOpen ? '開催中' : '終了'}</Badge>
          <span>
            受付期間 <span className="inline-block">{period[0]} 〜</span>{' '}
            <span className="inline-block">{period[1]}</span>
          </span>
        </p>
      </div>
      {eligibility.message && (
        <p role="status" className="flex items-start gap-2">
          <Icon name={eligibility.able ? 'check' : 'info'} className="mt-0.5 size-5 shrink-0 text-indigo" />
          <span>
            {eligibility.message}{' '}
            {way && (
              <a href={way.to} className="link inline-block">
                {way.label}
              </a>
            )}
            {opens && <span className="figures block font-bold">{opens}</span>}
          </span>
        </p>
      )}
      {eligibility.displayBanner && (
        <LinkButton
          to={href('/subscriptions/lp')}
          look={hasBegun ? 'outline' : undefined}
          iconAfter="chevron-right"
          className="justify-self-start"
        >
          {hasBegun ? 'プランの内容を見る' : '添削が受けられるプランを見る'}
        </LinkButton>
      )}
    </header>
  )
}
