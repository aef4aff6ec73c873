-- A picture is drawn anew when it is kept: the file that goes out is another than the one that came, and both are known.
alter table import_files add column outward text;
