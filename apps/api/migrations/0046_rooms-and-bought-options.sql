CREATE TABLE "scenes" (
	"media_id" text PRIMARY KEY NOT NULL,
	"shop_id" uuid,
	"months" integer[] DEFAULT '{}' NOT NULL,
	"pieces" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "options" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- The table is new and empty, so that nothing is checked or read into the index.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "scenes_shop_idx" ON "scenes" USING btree ("shop_id");
