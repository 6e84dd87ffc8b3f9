CREATE TABLE "shop_traders" (
	"shop_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"address" jsonb NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"register_name" text,
	"register_number" text,
	"vat_id" text,
	"tax_id" text,
	"certified_at" timestamp (3) with time zone,
	"verified" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"author_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_traders_pkey" PRIMARY KEY("shop_id","version")
);
--> statement-breakpoint
ALTER TABLE "checkout_lines" ADD COLUMN "withdrawal_exception" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "trader_version" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "withdrawal_exception" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "withdrawal_exception" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "trader_country" text;--> statement-breakpoint
-- The table is new and empty, so that nothing is checked.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "shop_traders" ADD CONSTRAINT "shop_traders_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "shop_traders" ADD CONSTRAINT "shop_traders_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- by hand: what follows. A version stays as it was saved. Only its author is forgotten with the account.
CREATE FUNCTION shop_traders_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(new) - 'author_id' IS DISTINCT FROM to_jsonb(old) - 'author_id' THEN
    RAISE EXCEPTION 'A version of business details can''t be changed: add another one.';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER shop_traders_kept BEFORE UPDATE ON shop_traders
FOR EACH ROW EXECUTE FUNCTION shop_traders_are_kept();
