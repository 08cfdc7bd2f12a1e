-- Searching the library: a case-insensitive substring of title or content (specification, section 5), ranked, and quick
-- at any size. supabase/README.md has the measurements; `npm run bench:library` makes them again.

-- What a search may look at, for the current reader: a subscriber's search reads the body instead of the teaser.
create view private.searched_prompts with (security_invoker = true) as
  select
    p.id, p.category, p.is_premium, p.is_featured, p.created_at, p.title_search,
    case
      when p.is_premium and (select private.has_premium())
      then coalesce((select b.content_search from library.premium_bodies b where b.prompt_id = p.id), p.content_search)
      else p.content_search
    end as content_search
  from library.prompts p;

create function private.like_pattern(part text) returns text
language sql immutable set search_path = ''
as $$
  select '%' || regexp_replace(part, '([\\%_])', '\\\1', 'g') || '%';
$$;

-- The same text where no letter, digit, or underscore continues it on either side.
create function private.word_pattern(part text) returns text
language sql immutable set search_path = ''
as $$
  select case when part ~ '^\w' then '\m' else '' end
    || regexp_replace(part, '([^[:alnum:][:space:]_])', '\\\1', 'g')
    || case when part ~ '\w$' then '\M' else '' end;
$$;

-- Every pair of adjacent characters in a text, and each character that is neither a letter from a to z nor a space:
-- what trigrams, which need three letters or digits in a row, cannot find. Two passes, because the pieces of one do not
-- overlap. Chr(1) separates them. A last piece of one character is harmless.
create function private.pairs_of(whole text) returns text[]
language sql immutable strict parallel safe set search_path = ''
as $$
  select string_to_array(
      regexp_replace(whole, '(..)', '\1' || chr(1), 'g') || chr(1)
        || regexp_replace(substr(whole, 2), '(..)', '\1' || chr(1), 'g'),
      chr(1))
    || string_to_array(translate(whole, 'abcdefghijklmnopqrstuvwxyz ', ''), null);
$$;

-- Those of them that any text containing the part must have; none for a single letter, which is never rare.
create function private.pairs_in(part text) returns text[]
language sql immutable strict parallel safe set search_path = ''
as $$
  select case
    when char_length(part) > 1 then array(
      select distinct substr(part, place, 2) from generate_series(1, char_length(part) - 1) as place)
    when part ~ '[a-z ]' then '{}'
    else array[part]
  end;
$$;

-- A search through all titles reads this index alone.
create index prompts_by_title on library.prompts (is_premium, created_at desc, id desc)
  include (category, title_search) where not is_featured;

-- Every Supabase project can have pg_trgm. The embedded database cannot, and does without: it holds a thousand prompts.
-- One index for each group: the texts of free prompts are long and the teasers of premium ones short, so what is common
-- in one is rare in the other. The pairs have no statistics, because collecting them would compute all pairs again.
do $$
declare
  home text;
begin
  if not exists (select from pg_available_extensions where name = 'pg_trgm') then
    return;
  end if;
  create schema if not exists extensions;
  create extension if not exists pg_trgm with schema extensions;
  select e.extnamespace::regnamespace::text into home from pg_extension e where e.extname = 'pg_trgm';
  execute format(
    'create index free_prompts_by_trigram on library.prompts
       using gin (title_search %1$s.gin_trgm_ops, content_search %1$s.gin_trgm_ops) where not is_premium;
     create index premium_prompts_by_trigram on library.prompts
       using gin (title_search %1$s.gin_trgm_ops, content_search %1$s.gin_trgm_ops) where is_premium;
     create index premium_bodies_by_trigram on library.premium_bodies
       using gin (content_search %1$s.gin_trgm_ops)', home);
  create index free_prompts_by_pair on library.prompts
    using gin ((private.pairs_of(title_search || ' ' || content_search)) collate "C") where not is_premium;
  create index premium_prompts_by_pair on library.prompts
    using gin ((private.pairs_of(title_search || ' ' || content_search)) collate "C") where is_premium;
  create index premium_bodies_by_pair on library.premium_bodies using gin ((private.pairs_of(content_search)) collate "C");
  alter index library.free_prompts_by_pair alter column 1 set statistics 0;
  alter index library.premium_prompts_by_pair alter column 1 set statistics 0;
  alter index library.premium_bodies_by_pair alter column 1 set statistics 0;
end $$;

-- The functions below run with their owner's rights, because a policy that asks who the reader is keeps `like` from
-- using an index (https://www.postgresql.org/docs/current/rules-privileges.html). The view above and
-- private.has_premium ask the same question instead.

-- The prompts of a group that contain the pattern, through the trigram indexes or, where pairs are given, through those
-- of pairs; it stops as soon as there are enough. For a subscriber the bodies come first: often they alone are enough.
create function private.hits_by_index(
  pattern text, pairs text[], wanted_group text, wanted_category text, most integer
) returns uuid[]
language plpgsql stable set search_path = ''
set plan_cache_mode = force_custom_plan set enable_seqscan = off set jit = off
as $$
declare
  reads_bodies constant boolean := wanted_group = 'premium' and private.has_premium();
  in_bodies uuid[] := '{}'::uuid[];
begin
  if reads_bodies then
    in_bodies := array(
      select b.prompt_id
      from (
        select t.prompt_id, t.content_search
        from library.premium_bodies t
        where (pairs is not null or t.content_search like pattern)
          and (pairs is null or private.pairs_of(t.content_search) collate "C" @> pairs)
        offset 0
      ) b
      where b.content_search like pattern
        and exists (
          select from library.prompts p
          where p.id = b.prompt_id and p.is_premium and not p.is_featured
            and (wanted_category is null or p.category = wanted_category)
          offset 0)
      limit most);
  end if;
  if cardinality(in_bodies) = most then
    return in_bodies;
  end if;
  return array(
    select unnest(in_bodies)
    union
    (
      select p.id
      from (
        select t.id, t.category, t.is_featured, t.title_search, t.content_search
        from library.prompts t
        where t.is_premium = (wanted_group = 'premium')
          and (pairs is not null or t.title_search like pattern or t.content_search like pattern)
          and (pairs is null or private.pairs_of(t.title_search || ' ' || t.content_search) collate "C" @> pairs)
        offset 0
      ) p
      where not p.is_featured and (wanted_category is null or p.category = wanted_category)
        and (
          p.title_search like pattern
          or (p.content_search like pattern
            and not (reads_bodies and exists (select from library.premium_bodies b where b.prompt_id = p.id)))
        )
      limit most
    )
    limit most);
end;
$$;

-- The same by reading the group from its newest prompt on until there are enough: best for what is common.
create function private.hits_by_age(
  pattern text, wanted_group text, wanted_category text, most integer
) returns uuid[]
language plpgsql stable set search_path = ''
set plan_cache_mode = force_custom_plan set enable_sort = off set jit = off
as $$
begin
  return array(
    select p.id
    from (
      select t.id, t.title_search, t.content_search
      from private.searched_prompts t
      where t.is_featured = (wanted_group = 'featured')
        and (wanted_group = 'featured' or t.is_premium = (wanted_group = 'premium'))
        and (wanted_category is null or t.category = wanted_category)
      order by t.is_premium, t.created_at desc, t.id desc
      offset 0
    ) p
    where p.title_search like pattern or p.content_search like pattern
    limit most);
end;
$$;

-- All prompts of a group that contain the text, or `most` of them. The newest 500 tell how common it is: from about
-- one in five on, reading on is as quick as the index.
create function private.hits(
  part text, wanted_group text, wanted_category text, most integer
) returns uuid[]
language plpgsql stable set search_path = ''
set plan_cache_mode = force_custom_plan set jit = off
as $$
declare
  pattern text := private.like_pattern(part);
  sample_size constant integer := 500;
  common_in_sample constant integer := 100;
  sample_hits uuid[];
  sampled integer;
begin
  select coalesce(array_agg(s.id) filter (where s.title_search like pattern or s.content_search like pattern), '{}'),
         count(*)
    into sample_hits, sampled
  from (
    select t.id, t.title_search, t.content_search
    from private.searched_prompts t
    where t.is_featured = (wanted_group = 'featured')
      and (wanted_group = 'featured' or t.is_premium = (wanted_group = 'premium'))
      and (wanted_category is null or t.category = wanted_category)
    order by t.is_premium, t.created_at desc, t.id desc
    limit sample_size
  ) s;
  if sampled < sample_size then
    return sample_hits;
  elsif cardinality(sample_hits) >= common_in_sample or wanted_group = 'featured'
    or to_regclass('library.free_prompts_by_pair') is null
  then
    return private.hits_by_age(pattern, wanted_group, wanted_category, most);
  -- Fewer than three letters in a row are no trigram.
  elsif part ~ '[[:alnum:]]{3}' then
    return private.hits_by_index(pattern, null, wanted_group, wanted_category, most);
  -- Chr(1) separates the pairs in their index.
  elsif private.pairs_in(part) <> '{}' and strpos(part, chr(1)) = 0 then
    return private.hits_by_index(pattern, private.pairs_in(part), wanted_group, wanted_category, most);
  else
    return private.hits_by_age(pattern, wanted_group, wanted_category, most);
  end if;
end;
$$;

-- The prompts of a group whose title contains the pattern, or `most` of them, from an index that has the titles.
create function private.title_hits(
  pattern text, wanted_group text, wanted_category text, most integer
) returns uuid[]
language plpgsql stable set search_path = ''
set plan_cache_mode = force_custom_plan set enable_seqscan = off set random_page_cost = 1.1 set jit = off
as $$
begin
  return array(
    select p.id
    from library.prompts p
    where p.is_featured = (wanted_group = 'featured')
      and (wanted_group = 'featured' or p.is_premium = (wanted_group = 'premium'))
      and (wanted_category is null or p.category = wanted_category)
      and p.title_search like pattern
    limit most);
end;
$$;

-- One page of a search within a group, as ids: titles (1, 2) before contents (3, 4), whole words (1, 3) before parts of
-- words, then free before premium, newest first. Up to 1,000 matches are counted and ranked; of more, `total` is
-- 1,001, and matches in the content alone share one rank (5), because telling them apart would read them all.
create function private.find_prompts(
  p_search text, p_group text, p_category text,
  p_after_rank integer, p_after_premium boolean, p_after_created_at timestamptz, p_after_id uuid, p_limit integer
) returns table (id uuid, rank integer, total integer)
language plpgsql stable security definer rows 24 set search_path = ''
set plan_cache_mode = force_custom_plan set jit = off
as $$
#variable_conflict use_column
declare
  counted_most constant integer := 1000;
  part text;
  pattern text;
  word text;
  found_ids uuid[];
  hit_count integer;
  -- All of them, or those that are found in the title.
  ranked_ids uuid[];
  tier integer := 0;
  left_over integer := least(greatest(p_limit, 1), 100);
  returned integer;
begin
  -- The work grows with the length. MAX_SEARCH_CHARACTERS in the browser.
  if private.is_any_longer(200, p_search, p_group, p_category) then
    return;
  end if;
  part := lower(p_search);
  pattern := private.like_pattern(part);
  word := private.word_pattern(part);
  found_ids := private.hits(part, p_group, p_category, counted_most + 1);
  hit_count := cardinality(found_ids);
  ranked_ids := found_ids;
  if hit_count > counted_most then
    ranked_ids := case when p_after_rank > 2 then '{}'
      else private.title_hits(pattern, p_group, p_category, counted_most + 1) end;
  end if;
  if cardinality(ranked_ids) <= counted_most then
    return query
      select r.id, r.rank, hit_count
      from (
        select
          p.id, p.is_premium, p.created_at,
          case
            when p.title_search like pattern then case when p.title_search ~ word then 1 else 2 end
            when p.content_search ~ word then 3
            else 4
          end as rank
        from private.searched_prompts p
        where p.id = any (ranked_ids)
      ) r
      where p_after_id is null
        or (r.rank, r.is_premium) > (p_after_rank, p_after_premium)
        or ((r.rank, r.is_premium) = (p_after_rank, p_after_premium)
          and (r.created_at, r.id) < (p_after_created_at, p_after_id))
      order by r.rank, r.is_premium, r.created_at desc, r.id desc
      limit left_over;
    get diagnostics returned = row_count;
    left_over := left_over - returned;
  else
    foreach tier in array array[1, 2] loop
      continue when p_after_rank > tier or left_over = 0;
      return query
        select p.id, tier, hit_count
        from private.searched_prompts p
        where p.is_featured = (p_group = 'featured')
          and (p_group = 'featured' or p.is_premium = (p_group = 'premium'))
          and (p_category is null or p.category = p_category)
          and p.title_search like pattern
          and (p.title_search ~ word) = (tier = 1)
          and (
            p_after_rank is distinct from tier
            or p.is_premium > p_after_premium
            or (p.is_premium = p_after_premium and (p.created_at, p.id) < (p_after_created_at, p_after_id))
          )
        order by p.is_premium, p.created_at desc, p.id desc
        limit left_over;
      get diagnostics returned = row_count;
      left_over := left_over - returned;
    end loop;
  end if;
  if hit_count <= counted_most or left_over = 0 then
    return;
  end if;

  return query
    select p.id, 5, hit_count
    from (
      select t.id, t.title_search, t.content_search
      from private.searched_prompts t
      where t.is_featured = (p_group = 'featured')
        and (p_group = 'featured' or t.is_premium = (p_group = 'premium'))
        and (p_category is null or t.category = p_category)
        -- An index condition, where the group is of one kind.
        and (p_after_rank is distinct from 5 or p_group = 'featured' or t.created_at <= p_after_created_at)
        and (
          p_after_rank is distinct from 5
          or t.is_premium > p_after_premium
          or (t.is_premium = p_after_premium and (t.created_at, t.id) < (p_after_created_at, p_after_id))
        )
      order by t.is_premium, t.created_at desc, t.id desc
      offset 0
    ) p
    where p.title_search not like pattern and p.content_search like pattern
    limit left_over;
end;
$$;
-- It answers with ids and ranks, and about bodies to subscribers only. It is reached through the function below, whose
-- body is parsed here (`begin atomic`), so calling that one takes no usage of this schema.
grant execute on function private.find_prompts(text, text, text, integer, boolean, timestamptz, uuid, integer)
  to anon, authenticated;

-- One page of a search within a group ('featured', 'free', or 'premium'), after the row that the p_after parameters
-- describe. The rows are those of the view `prompts`, read with the caller's rights.
create function public.search_prompts(
  p_search text, p_group text, p_category text default null,
  p_after_rank integer default null, p_after_premium boolean default null,
  p_after_created_at timestamptz default null, p_after_id uuid default null,
  p_limit integer default 24
) returns table (
  id uuid, title text, content text, category text, is_premium boolean, is_featured boolean,
  like_count integer, dislike_count integer, created_at timestamptz, rank integer, total integer
)
language sql stable set search_path = ''
begin atomic
  select p.id, p.title, p.content, p.category, p.is_premium, p.is_featured, p.like_count, p.dislike_count, p.created_at,
    f.rank, f.total
  from private.find_prompts(
    p_search, p_group, p_category, p_after_rank, p_after_premium, p_after_created_at, p_after_id, p_limit
  ) f
  join public.prompts p on p.id = f.id
  order by f.rank, p.is_premium, p.created_at desc, p.id desc;
end;
grant execute on function
  public.search_prompts(text, text, text, integer, boolean, timestamptz, uuid, integer) to anon, authenticated;

-- 'Did you mean': words of the library that are one typo away from what was typed. It needs no extension: two words
-- that differ by one letter have a common rest when each loses at most one letter (symmetric deletes, as SymSpell does:
-- https://github.com/wolfgarbe/SymSpell).

-- The words of what everyone may read: titles and free prompts.
create table private.words (
  word text primary key,
  -- The word, and what is left of it without each one of its letters.
  variants text[] not null
);
create index words_by_variant on private.words using gin (variants);
alter table private.words enable row level security;

create function private.variants_of(word text) returns text[]
language sql immutable set search_path = ''
as $$
  select array_agg(distinct overlay(word placing '' from place for 1)) || word
  from generate_series(1, char_length(word)) as place;
$$;

-- Shorter words have too many neighbors.
create function private.add_words(texts text[]) returns void
language sql security definer set search_path = ''
as $$
  insert into private.words (word, variants)
  select w.word, private.variants_of(w.word)
  from (
    select distinct unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', t.text))) as word
    from unnest(texts) as t(text)
  ) w
  where w.word ~ '^[[:alpha:]]{4,24}$'
  on conflict do nothing;
$$;

create function private.add_words_of_new_prompts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.add_words(array_agg(case when n.is_premium then n.title else n.title || ' ' || n.content end))
  from new_prompts n;
  return null;
end;
$$;
create trigger add_words_of_new_prompts after insert on library.prompts
  referencing new table as new_prompts for each statement execute function private.add_words_of_new_prompts();

create function private.add_words_of_changed_prompts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A vote changes the row and no text.
  perform private.add_words(array_agg(case when n.is_premium then n.title else n.title || ' ' || n.content end))
  from new_prompts n join old_prompts o using (id)
  where (n.title, n.content, n.is_premium) is distinct from (o.title, o.content, o.is_premium);
  return null;
end;
$$;
create trigger add_words_of_changed_prompts after update on library.prompts
  referencing old table as old_prompts new table as new_prompts
  for each statement execute function private.add_words_of_changed_prompts();

-- One letter too many, missing, or wrong, or two adjacent letters swapped.
create function private.is_one_typo(one text, other text) returns boolean
language sql immutable set search_path = ''
as $$
  select case char_length(one) - char_length(other)
    when 1 then other = any (private.variants_of(one))
    when -1 then one = any (private.variants_of(other))
    when 0 then (
      select count(*) = 1 or (
        count(*) = 2 and max(place) = min(place) + 1
        and substr(one, min(place)::integer, 1) = substr(other, max(place)::integer, 1)
        and substr(one, max(place)::integer, 1) = substr(other, min(place)::integer, 1)
      )
      from generate_series(1, char_length(one)) as place
      where substr(one, place, 1) <> substr(other, place, 1)
    )
    else false
  end;
$$;

create function private.nearest_words(typed text) returns text[]
language sql stable set search_path = ''
as $$
  select case
    when exists (select from private.words w where w.word = typed) then array[typed]
    else coalesce(nullif(array(
      select w.word
      from private.words w
      where w.variants && (select private.variants_of(typed)) and private.is_one_typo(typed, w.word)
      -- People seldom mistype the first letter.
      order by left(w.word, 1) <> left(typed, 1), w.word
      limit 4), '{}'), array[typed])
  end;
$$;

-- The search with each unknown word replaced by a known one, if that finds something in what everyone may read.
create function private.suggestion_for(p_search text, p_category text) returns text
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  typed text := lower(p_search);
  choices text[] := array[''];
  choice text;
  pattern text;
  piece text;
begin
  -- Every word takes queries of its own, and what is longer was hardly mistyped.
  if private.is_any_longer(60, p_search, p_category) then
    return null;
  end if;
  for piece in select m[1] from regexp_matches(typed, '([[:alpha:]]+|[^[:alpha:]]+)', 'g') m loop
    if piece !~ '^[[:alpha:]]{4,24}$' then
      choices := array(select c.start || piece from unnest(choices) with ordinality c(start, place) order by c.place);
      continue;
    end if;
    choices := array(
      select c.start || n.word
      from unnest(choices) with ordinality c(start, place),
        unnest(private.nearest_words(piece)) with ordinality n(word, place)
      order by c.place + n.place, c.place
      limit 8);
  end loop;
  foreach choice in array choices loop
    pattern := private.like_pattern(choice);
    if choice <> typed and exists (
      select from library.prompts p
      where (p_category is null or p.category = p_category)
        and (p.title_search like pattern or p.content_search like pattern)
        and (not p.is_premium or p.title_search like pattern)
    ) then
      return choice;
    end if;
  end loop;
  return null;
end;
$$;
grant execute on function private.suggestion_for(text, text) to anon, authenticated;

-- What a search that found nothing may have meant; null when nothing comes near.
create function public.suggest_search(p_search text, p_category text default null) returns text
language sql stable set search_path = ''
begin atomic
  select private.suggestion_for(p_search, p_category);
end;
grant execute on function public.suggest_search(text, text) to anon, authenticated;
