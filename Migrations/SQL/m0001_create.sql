-- Times are UTC, ISO 8601 with milliseconds. Names in the log stay as text when what they name goes.
-- checksum: of the row's other values that never change; reading a row that has another one fails.

CREATE TABLE migration (
  version INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  checksum TEXT NOT NULL,
  applied_at TEXT NOT NULL
) STRICT;

CREATE TABLE catalogue (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  engine_version INTEGER NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE document (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('layout', 'pattern', 'content', 'viewport')),
  name TEXT NOT NULL,
  head_revision_id INTEGER NOT NULL REFERENCES revision (id) DEFERRABLE INITIALLY DEFERRED,
  created_at TEXT NOT NULL,
  UNIQUE (kind, name)
) STRICT;

CREATE INDEX document_head ON document (head_revision_id);

CREATE TABLE revision (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  document_id INTEGER NOT NULL REFERENCES document (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  body TEXT NOT NULL,
  message TEXT,
  created_at TEXT NOT NULL,
  checksum INTEGER NOT NULL,
  UNIQUE (document_id, number)
) STRICT;

CREATE TABLE pattern_use (
  layout_revision_id INTEGER NOT NULL REFERENCES revision (id) ON DELETE CASCADE,
  pattern_document_id INTEGER NOT NULL REFERENCES document (id) ON DELETE CASCADE,
  PRIMARY KEY (layout_revision_id, pattern_document_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX pattern_use_pattern ON pattern_use (pattern_document_id);

CREATE TABLE scene (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE,
  layout_id INTEGER NOT NULL REFERENCES document (id),
  content_id INTEGER NOT NULL REFERENCES document (id),
  viewport_id INTEGER NOT NULL REFERENCES document (id),
  baseline_snapshot_id INTEGER REFERENCES snapshot (id) DEFERRABLE INITIALLY DEFERRED,
  created_at TEXT NOT NULL
) STRICT;

CREATE INDEX scene_layout ON scene (layout_id);
CREATE INDEX scene_content ON scene (content_id);
CREATE INDEX scene_viewport ON scene (viewport_id);
CREATE INDEX scene_baseline ON scene (baseline_snapshot_id);

-- sections: JSON, [items, hasHeader, hasFooter, hasBackground] for each section.
-- frames: little-endian float64 x, y, width, height for each element in canonical order. It stands
-- last, as SQLite can write a long value piece by piece only where nothing follows it in the row.
CREATE TABLE frame_set (
  id INTEGER PRIMARY KEY,
  sections TEXT NOT NULL,
  frame_count INTEGER NOT NULL,
  checksum INTEGER NOT NULL,
  frames BLOB NOT NULL,
  CHECK (length(frames) = 32 * frame_count)
) STRICT;

CREATE TABLE run (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  cause TEXT NOT NULL,
  subject TEXT NOT NULL,
  engine_version INTEGER NOT NULL,
  started_at TEXT NOT NULL,
  finished_at TEXT,
  unchanged INTEGER NOT NULL DEFAULT 0,
  changed INTEGER NOT NULL DEFAULT 0,
  first INTEGER NOT NULL DEFAULT 0,
  failed INTEGER NOT NULL DEFAULT 0
) STRICT;

-- A revision that is NULL belonged to a document that has been removed.
CREATE TABLE snapshot (
  id INTEGER PRIMARY KEY,
  scene_id INTEGER NOT NULL REFERENCES scene (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  run_id INTEGER NOT NULL REFERENCES run (id),
  layout_revision_id INTEGER REFERENCES revision (id) ON DELETE SET NULL,
  content_revision_id INTEGER REFERENCES revision (id) ON DELETE SET NULL,
  viewport_revision_id INTEGER REFERENCES revision (id) ON DELETE SET NULL,
  engine_version INTEGER NOT NULL,
  content_width REAL NOT NULL,
  content_height REAL NOT NULL,
  frame_set_id INTEGER NOT NULL REFERENCES frame_set (id),
  created_at TEXT NOT NULL,
  checksum INTEGER NOT NULL,
  UNIQUE (scene_id, number)
) STRICT;

CREATE INDEX snapshot_layout ON snapshot (layout_revision_id);
CREATE INDEX snapshot_content ON snapshot (content_revision_id);
CREATE INDEX snapshot_viewport ON snapshot (viewport_revision_id);
CREATE INDEX snapshot_frame_set ON snapshot (frame_set_id);

CREATE TABLE snapshot_pattern (
  snapshot_id INTEGER NOT NULL REFERENCES snapshot (id) ON DELETE CASCADE,
  pattern_revision_id INTEGER NOT NULL REFERENCES revision (id) ON DELETE CASCADE,
  PRIMARY KEY (snapshot_id, pattern_revision_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX snapshot_pattern_revision ON snapshot_pattern (pattern_revision_id);

-- Valid while its inputs are the current ones; at most one for a scene.
CREATE TABLE failure (
  scene_id INTEGER PRIMARY KEY REFERENCES scene (id) ON DELETE CASCADE,
  run_id INTEGER NOT NULL REFERENCES run (id),
  layout_revision_id INTEGER NOT NULL REFERENCES revision (id) ON DELETE CASCADE,
  content_revision_id INTEGER NOT NULL REFERENCES revision (id) ON DELETE CASCADE,
  viewport_revision_id INTEGER NOT NULL REFERENCES revision (id) ON DELETE CASCADE,
  engine_version INTEGER NOT NULL,
  message TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE INDEX failure_layout ON failure (layout_revision_id);
CREATE INDEX failure_content ON failure (content_revision_id);
CREATE INDEX failure_viewport ON failure (viewport_revision_id);

CREATE TABLE failure_pattern (
  scene_id INTEGER NOT NULL REFERENCES failure (scene_id) ON DELETE CASCADE,
  pattern_revision_id INTEGER NOT NULL REFERENCES revision (id) ON DELETE CASCADE,
  PRIMARY KEY (scene_id, pattern_revision_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX failure_pattern_revision ON failure_pattern (pattern_revision_id);

-- message: why the scene could not be computed, NULL when it could.
CREATE TABLE change (
  id INTEGER PRIMARY KEY,
  run_id INTEGER NOT NULL REFERENCES run (id),
  scene_id INTEGER REFERENCES scene (id) ON DELETE SET NULL,
  scene_name TEXT NOT NULL,
  before_snapshot_id INTEGER REFERENCES snapshot (id) ON DELETE SET NULL,
  before_number INTEGER,
  after_snapshot_id INTEGER REFERENCES snapshot (id) ON DELETE SET NULL,
  after_number INTEGER,
  added INTEGER NOT NULL DEFAULT 0,
  removed INTEGER NOT NULL DEFAULT 0,
  moved INTEGER NOT NULL DEFAULT 0,
  resized INTEGER NOT NULL DEFAULT 0,
  max_shift REAL NOT NULL DEFAULT 0,
  shift_score REAL NOT NULL DEFAULT 0,
  message TEXT
) STRICT;

CREATE INDEX change_run ON change (run_id);
CREATE INDEX change_scene ON change (scene_id);
CREATE INDEX change_before ON change (before_snapshot_id);
CREATE INDEX change_after ON change (after_snapshot_id);

CREATE TABLE acceptance (
  id INTEGER PRIMARY KEY,
  scene_id INTEGER REFERENCES scene (id) ON DELETE SET NULL,
  scene_name TEXT NOT NULL,
  snapshot_id INTEGER REFERENCES snapshot (id) ON DELETE SET NULL,
  number INTEGER NOT NULL,
  previous_snapshot_id INTEGER REFERENCES snapshot (id) ON DELETE SET NULL,
  previous_number INTEGER,
  message TEXT,
  created_at TEXT NOT NULL
) STRICT;

CREATE INDEX acceptance_scene ON acceptance (scene_id);
CREATE INDEX acceptance_snapshot ON acceptance (snapshot_id);
CREATE INDEX acceptance_previous ON acceptance (previous_snapshot_id);

-- What a scene would be computed from now, and its latest and accepted snapshots.
CREATE VIEW scene_head AS
SELECT
  scene.id AS scene_id,
  scene.name AS scene,
  layout.id AS layout_id,
  layout.name AS layout,
  layout.head_revision_id AS layout_revision_id,
  content.id AS content_id,
  content.name AS content,
  content.head_revision_id AS content_revision_id,
  viewport.id AS viewport_id,
  viewport.name AS viewport,
  viewport.head_revision_id AS viewport_revision_id,
  (SELECT engine_version FROM catalogue) AS engine_version,
  scene.baseline_snapshot_id,
  (SELECT snapshot.id FROM snapshot WHERE snapshot.scene_id = scene.id
   ORDER BY snapshot.number DESC LIMIT 1) AS latest_snapshot_id
FROM scene
JOIN document AS layout ON layout.id = scene.layout_id
JOIN document AS content ON content.id = scene.content_id
JOIN document AS viewport ON viewport.id = scene.viewport_id;

-- Every scene's state: the first that applies of failed, missing, stale, pending, clean.
CREATE VIEW scene_status AS
SELECT
  head.scene_id,
  head.scene,
  head.layout_id,
  head.layout,
  head.content_id,
  head.content,
  head.viewport_id,
  head.viewport,
  CASE
    WHEN failure.scene_id IS NOT NULL THEN 'failed'
    WHEN latest.id IS NULL THEN 'missing'
    WHEN latest.engine_version <> head.engine_version
      OR latest.layout_revision_id IS NOT head.layout_revision_id
      OR latest.content_revision_id IS NOT head.content_revision_id
      OR latest.viewport_revision_id IS NOT head.viewport_revision_id
      OR EXISTS (
        SELECT 1 FROM pattern_use
        JOIN document AS pattern ON pattern.id = pattern_use.pattern_document_id
        WHERE pattern_use.layout_revision_id = head.layout_revision_id
          AND NOT EXISTS (
            SELECT 1 FROM snapshot_pattern
            WHERE snapshot_pattern.snapshot_id = latest.id
              AND snapshot_pattern.pattern_revision_id = pattern.head_revision_id))
      THEN 'stale'
    WHEN baseline.id IS NULL
      OR baseline.frame_set_id <> latest.frame_set_id
      OR baseline.content_width <> latest.content_width
      OR baseline.content_height <> latest.content_height
      THEN 'pending'
    ELSE 'clean'
  END AS state,
  baseline.number AS baseline,
  latest.number AS latest,
  latest.engine_version AS engine,
  failure.message
FROM scene_head AS head
LEFT JOIN snapshot AS latest ON latest.id = head.latest_snapshot_id
LEFT JOIN snapshot AS baseline ON baseline.id = head.baseline_snapshot_id
LEFT JOIN failure ON failure.scene_id = head.scene_id
  AND failure.engine_version = head.engine_version
  AND failure.layout_revision_id = head.layout_revision_id
  AND failure.content_revision_id = head.content_revision_id
  AND failure.viewport_revision_id = head.viewport_revision_id
  AND NOT EXISTS (
    SELECT 1 FROM pattern_use
    JOIN document AS pattern ON pattern.id = pattern_use.pattern_document_id
    WHERE pattern_use.layout_revision_id = head.layout_revision_id
      AND NOT EXISTS (
        SELECT 1 FROM failure_pattern
        WHERE failure_pattern.scene_id = head.scene_id
          AND failure_pattern.pattern_revision_id = pattern.head_revision_id));

-- Every snapshot with what it was computed from and how many frames it has.
CREATE VIEW snapshot_summary AS
SELECT
  snapshot.id AS snapshot_id,
  scene.name AS scene,
  snapshot.number AS snapshot,
  snapshot.engine_version AS engine,
  layout.name AS layout,
  layout_revision.number AS layout_revision,
  content.name AS content,
  content_revision.number AS content_revision,
  viewport.name AS viewport,
  viewport_revision.number AS viewport_revision,
  snapshot.content_width,
  snapshot.content_height,
  frame_set.frame_count,
  scene.baseline_snapshot_id IS snapshot.id AS is_baseline,
  NOT EXISTS (
    SELECT 1 FROM snapshot AS later
    WHERE later.scene_id = snapshot.scene_id AND later.number > snapshot.number) AS is_latest,
  snapshot.run_id AS run,
  snapshot.created_at
FROM scene
JOIN snapshot ON snapshot.scene_id = scene.id
JOIN frame_set ON frame_set.id = snapshot.frame_set_id
LEFT JOIN revision AS layout_revision ON layout_revision.id = snapshot.layout_revision_id
LEFT JOIN document AS layout ON layout.id = layout_revision.document_id
LEFT JOIN revision AS content_revision ON content_revision.id = snapshot.content_revision_id
LEFT JOIN document AS content ON content.id = content_revision.document_id
LEFT JOIN revision AS viewport_revision ON viewport_revision.id = snapshot.viewport_revision_id
LEFT JOIN document AS viewport ON viewport.id = viewport_revision.document_id;

-- What happened to scenes: what runs changed, by the time they began, and acceptances.
CREATE VIEW change_log AS
SELECT
  run.started_at AS time,
  CASE
    WHEN change.after_number IS NULL THEN 'failed'
    WHEN change.before_number IS NULL THEN 'first'
    ELSE 'changed'
  END AS event,
  coalesce(scene.name, change.scene_name) AS scene,
  change.before_number AS before,
  change.after_number AS after,
  change.added,
  change.removed,
  change.moved,
  change.resized,
  change.max_shift,
  change.shift_score,
  change.message,
  run.id AS run,
  run.cause,
  run.subject,
  run.engine_version AS engine
FROM change
JOIN run ON run.id = change.run_id
LEFT JOIN scene ON scene.id = change.scene_id
UNION ALL
SELECT
  acceptance.created_at,
  'accepted',
  coalesce(scene.name, acceptance.scene_name),
  acceptance.previous_number,
  acceptance.number,
  NULL, NULL, NULL, NULL, NULL, NULL,
  acceptance.message,
  NULL, NULL, NULL, NULL
FROM acceptance
LEFT JOIN scene ON scene.id = acceptance.scene_id;
