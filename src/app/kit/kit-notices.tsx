import { BeginnerBanner } from '../home/top/beginner-banner.tsx'
import { AnnouncementNotice, BrowserNotice, SisterBanner } from '../shell/notices.tsx'
import { KitSection } from './kit-section.tsx'

export function KitNotices() {
  return (
    <KitSection title="お知らせ">
      <BeginnerBanner />
      <div>
        <BrowserNotice />
        <AnnouncementNotice
          isMember={false}
          announcement={{ id: 1, title: '11月の新しい講座を公開しました。', url: '/courses' }}
        />
        <SisterBanner
          isMember={false}
          announcement={{ id: 2, title: '背景素材のサービスを始めました。', url: 'https://sister.example/?ref=kit' }}
        />
      </div>
    </KitSection>
  )
}
