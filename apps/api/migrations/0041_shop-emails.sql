CREATE TABLE "order_reminders" (
	"shop_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ship_by" timestamp (3) with time zone NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_reminders_pkey" PRIMARY KEY("shop_id","order_id","kind","ship_by")
);
--> statement-breakpoint
ALTER TABLE "shop_members" ADD COLUMN "order_emails" text DEFAULT 'each' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_members" ADD COLUMN "question_emails" text DEFAULT 'each' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_members" ADD COLUMN "digest_until" timestamp (3) with time zone;--> statement-breakpoint
-- A shop has few members: the table is small, and written in milliseconds.
-- squawk-ignore adding-field-with-default
ALTER TABLE "shop_members" ADD COLUMN "stop_token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "order_reminders" ADD CONSTRAINT "order_reminders_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reminders" ADD CONSTRAINT "order_reminders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_reminders_order_idx" ON "order_reminders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_reminders_shop_idx" ON "order_reminders" USING btree ("shop_id","at");--> statement-breakpoint
CREATE INDEX "order_reminders_at_idx" ON "order_reminders" USING btree ("at");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "shop_members_stop_idx" ON "shop_members" USING btree ("stop_token");--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "shop_members_daily_idx" ON "shop_members" USING btree ("shop_id","user_id") WHERE "shop_members"."order_emails" = 'daily' or "shop_members"."question_emails" = 'daily';