-- Whether another video reads the same captions is asked whenever one of them is edited.
create index videos_by_captions on videos (subtitles_key) where subtitles_key is not null;
