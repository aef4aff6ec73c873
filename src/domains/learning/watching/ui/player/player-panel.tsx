import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Tabs } from '#ui/tabs.tsx'

const TABS = [
  { id: 'chapters', label: 'チャプター', icon: 'chapters' },
  { id: 'slides', label: 'スライド', icon: 'slides' },
  { id: 'note', label: 'ノート', icon: 'note' },
  { id: 'downloads', label: '資料ダウンロード', icon: 'download' },
  { id: 'question', label: '質問する', icon: 'question' },
] as const

export type PanelTab = (typeof TABS)[number]['id']

/** What stands beside the film; the tab in the address is only where it begins. */
export function usePanelTab() {
  const [query] = useSearchParams()
  const asked = TABS.find(({ id }) => id === query.get('tab'))?.id
  return useState<PanelTab>(asked ?? 'chapters')
}

type Props = { tab: PanelTab; onTab: (tab: PanelTab) => void; panels: Record<PanelTab, ReactNode> }

export function PlayerPanel({ tab, onTab, panels }: Props) {
  return (
    <section className="player-panel" aria-label="レッスンの情報">
      <Tabs
        label="レッスンの情報"
        tabs={TABS.map((one) => ({ ...one, panel: panels[one.id] }))}
        current={tab}
        onSelect={(id) => onTab(id as PanelTab)}
      />
    </section>
  )
}
