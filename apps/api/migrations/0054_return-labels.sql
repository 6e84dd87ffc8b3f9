ALTER TABLE "returns" ADD COLUMN "postage" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "label_key" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "label_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "postage_max_minor" bigint;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "postage_minor" bigint;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
-- The column is new and empty, so that no row is read into the index.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "returns_labels_idx" ON "returns" USING btree ("id") WHERE "returns"."label_key" is not null;
