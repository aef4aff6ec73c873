-- What is called カリキュラム everywhere is called so here, too, where nobody has put it otherwise; and how films sound.
update faq_entries
  set answer = '入門の講座は、線を引くところから始まります。カリキュラムに沿って進めば、何から描けばよいか迷いません。'
  where answer = '入門の講座は、線を引くところから始まります。「学習の道すじ」に沿って進めば、何から描けばよいか迷いません。';
insert into faq_entries (question, answer, position)
  select '動画に声は入っていますか？', '動画に声は入っていません。字幕とペンの音で進みます。', coalesce(max(position) + 1, 0) from faq_entries;
