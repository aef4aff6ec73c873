import { BeforeAfter } from '#ui/before-after.tsx'
import { Carousel } from '#ui/carousel.tsx'
import { CorrectionSlider } from '#ui/correction-slider.tsx'
import { CourseCard } from '#ui/course-card.tsx'
import { Gallery } from '#ui/gallery.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import head from './sample-head.svg?no-inline'
import room from './sample-room.svg?no-inline'
import { KitSection } from './kit-section.tsx'

const titles = [
  '頭部のあたりと十字線',
  '目の形を五つの順番で描き分ける：まぶたの厚みと視線の向きまで',
  '一点透視で描く放課後の教室',
  '服のシワは引っぱる点を探す',
  '手を箱でとらえる',
  '髪の束を面で整理する',
  '二点透視で描く商店街',
  'ペン入れの強弱',
]

const samples = ['横顔', '手', '教室', '全身'].map((label, index) => ({
  id: index + 1,
  label,
  before: index % 2 ? room : head,
  after: index % 2 ? head : room,
}))

const corrections = [true, false, true, false, true, true].map((corrected, index) => ({
  linkUrl: `/user_corrected_works/${index + 1}`,
  imageUrl: index % 2 ? room : head,
  corrected,
  teacher: '朝比奈ナオ先生',
  when: corrected ? '11月20日に返却' : '11月12日に依頼',
}))

export function KitRows() {
  return (
    <KitSection title="並ぶもの">
      <Carousel
        label="人物の講座"
        heading={
          <SectionHeading level={3} flush>
            人物の講座
          </SectionHeading>
        }
        show={{ small: 1.5, medium: 3, tablet: 4, desktop: 5 }}
      >
        {titles.map((title, index) => (
          <CourseCard
            key={title}
            id={index + 1}
            title={title}
            thumbnailUrl={index === 3 ? '/no-such-cover.webp' : index % 2 ? head : room}
            linkUrl={`/courses/${index + 1}`}
            teacher="水野あかり"
            tags={index === 0 ? ['顔', 'あたり'] : []}
            level={(['entry', 'beginner', 'intermediate', 'advanced'] as const)[index % 4]}
            duration={1500 + index * 700}
            watchedRatio={index < 4 ? index * 33 + 1 : null}
            displayPlayBtn={index < 2}
            continuationLink={index < 2 ? `/daily_lesson_chapters/${index + 1}` : null}
            displayTitle={index !== 4}
            bookmark={<IconButton framed icon={index === 1 ? 'bookmark-filled' : 'bookmark'} label="ブックマーク" />}
          />
        ))}
      </Carousel>
      <Carousel label="収まる並び" show={{ small: 2 }}>
        {titles.slice(0, 2).map((title) => (
          <Sheet key={title}>{title}</Sheet>
        ))}
      </Carousel>
      <Gallery label="作品の例" items={[head, room, head].map((image, index) => ({ id: index + 1, image }))} />
      <Gallery label="一枚だけの例" items={[{ id: 1, image: room }]} />
      <BeforeAfter samples={samples} />
      <CorrectionSlider heading="自分の添削" items={corrections} allPath="#" />
      <CorrectionSlider heading="まだない添削" items={[]} allPath="#" />
    </KitSection>
  )
}
