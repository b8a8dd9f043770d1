<?php
/**
 * The shortcode: [lampstand app="prayer-generator"], with church, mode and label where they are wanted.
 *
 * @package Lampstand
 */

defined( 'ABSPATH' ) || exit;

/**
 * Answers the shortcode.
 *
 * @param array<string, string>|string $attributes As written; an empty text when nothing was.
 * @return string
 */
function lampstand_shortcode( $attributes ) {
	$defaults = array(
		'church' => '',
		'app'    => '',
		'mode'   => '',
		'label'  => '',
	);

	return lampstand_place( shortcode_atts( $defaults, $attributes, 'lampstand' ) );
}
add_shortcode( 'lampstand', 'lampstand_shortcode' );
