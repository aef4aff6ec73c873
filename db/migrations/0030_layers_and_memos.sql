-- What else lies on a returned picture: layers, and a voice.

-- A layer (レイヤー) from a painting program: as large as the learner's picture, and seen through.
create table correction_layers (
  work_id bigint not null,
  version smallint not null,
  number smallint not null constraint correction_layers_number check (number > 0),
  name text not null constraint correction_layers_name check (char_length(name) between 1 and 40),
  image_key text not null,
  primary key (work_id, version, number),
  foreign key (work_id, version) references corrections on delete cascade
);

-- A voice memo (音声メモ), and what it says for who does not hear.
alter table corrections
  add memo_key text,
  add memo_seconds smallint,
  add memo_words text,
  add constraint corrections_memo check ((memo_key is null) = (memo_seconds is null) and (memo_key is null) = (memo_words is null)),
  add constraint corrections_memo_seconds check (memo_seconds between 1 and 180),
  add constraint corrections_memo_words check (char_length(memo_words) between 1 and 1000);
